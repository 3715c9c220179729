import { useQuery } from "@tanstack/react-query";
import { readProfile } from "../../api/accounts.ts";
import type { Head } from "../../app/head.ts";
import { Part } from "../../app/Part.tsx";
import type { PageArgs } from "../../app/page.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { useSignedIn } from "../../session/requireSignIn.ts";
import { ClubChoice } from "./clubs/broughtClubChoice.ts";
import { EditForm } from "./edit/EditForm.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { hiddenHead } from "./hiddenHead.ts";
import { Box } from "./profile/Box.tsx";
import { OwnFrame } from "./profile/OwnFrame.tsx";
import styles from "./profile/profile.module.css";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  return hiddenHead(texts, texts.profile.editProfile, accountPaths.profileEdit());
}

/** A fan's photograph, data and clubs, to be changed. */
export default function EditPage() {
  const { clubs, editProfile } = useTexts().profile;
  const user = useSignedIn();
  const query = useQuery({ ...readProfile(), enabled: user !== undefined });
  const skeleton = <FormSkeleton label={editProfile.loading} fields={5} />;
  return (
    <OwnFrame current="edit" user={user}>
      <h1 className={styles.heading}>{editProfile.heading}</h1>
      <Box title={editProfile.data}>
        {user ? (
          <Part query={query} skeleton={skeleton}>
            {(profile) => <EditForm user={user} profile={profile} />}
          </Part>
        ) : (
          skeleton
        )}
      </Box>
      {user ? (
        <Box title={clubs.title} text={clubs.stepText}>
          <ClubChoice />
        </Box>
      ) : null}
    </OwnFrame>
  );
}
