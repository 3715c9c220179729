import { type ComponentType, lazy, Suspense } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { Failed } from "./Failed.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";

/** A part that comes when it is shown, in the room of so many fields; where it does not come, that is said in its place. */
export function brought<Props extends object>(load: () => Promise<ComponentType<Props>>, fields: number) {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotThere) }));
  return function Brought(props: Props) {
    const { profile } = useTexts().account;
    return (
      <Suspense fallback={<FormSkeleton label={profile.loading} fields={fields} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function NotThere() {
  return <Failed sentence={useTexts().account.wrong.offline} />;
}
