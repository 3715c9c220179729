import { useQuery } from "@tanstack/react-query";
import { readProfile } from "../../api/accounts.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { useFocusOn } from "./useFocusOn.ts";

/** Asks for what a new account lacks. Nobody has to answer. */
export function CompleteProfile({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const { complete, profile } = useTexts().account;
  const { data, isPending } = useQuery(readProfile());
  const place = useFocusOn(isPending ? undefined : "form");
  return (
    <div ref={place}>
      {isPending ? (
        <FormSkeleton label={profile.loading} fields={4} />
      ) : (
        <ProfileForm label={complete.title} profile={data} submitLabel={complete.submit} onSaved={onSaved}>
          <Button isWide variant="secondary" onClick={onClose}>
            {complete.notNow}
          </Button>
        </ProfileForm>
      )}
    </div>
  );
}
