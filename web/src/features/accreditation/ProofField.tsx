import { useTexts } from "../../app/SiteContext.tsx";
import { sizeIn } from "../../editorial/fileSize.ts";
import { FileField } from "../../ui/FileField.tsx";
import { ACCEPTED } from "./proof.ts";
import type { useProof } from "./useProof.ts";

interface Props {
  id: string;
  proof: ReturnType<typeof useProof> & { error: string | undefined };
}

/** The paper that shows the registration: what is asked for, then what was chosen. */
export function ProofField({ id, proof }: Props) {
  const { accreditation, format } = useTexts();
  const { file: words } = accreditation;
  const { file, error, isChecking = false, choose, remove } = proof;
  const isReady = file !== undefined && !error;
  return (
    <FileField
      id={id}
      label={words.name}
      title={file?.name ?? words.empty}
      note={isChecking ? words.checking : file ? words.ready(sizeIn(file.size / 1_000, format, words)) : words.help}
      error={error}
      hasFile={file !== undefined}
      accept={ACCEPTED}
      dropText={words.drop}
      button={
        isReady
          ? { label: words.remove, name: words.removeNamed(file.name), onPress: remove }
          : { label: file ? words.chooseOther : words.choose }
      }
      onChoose={choose}
    />
  );
}
