import { useTexts } from "../../../app/SiteContext.tsx";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { Box } from "./Box.tsx";

/** As much as everybody may see: where the parts will be. */
export function ProfileSkeleton() {
  const { account, profile } = useTexts();
  return (
    <>
      <Box title={profile.clubs.title}>
        <FormSkeleton label={profile.clubs.loading} fields={1} />
      </Box>
      <Box title={account.profile.data}>
        <FormSkeleton label={account.profile.loading} fields={3} />
      </Box>
    </>
  );
}
