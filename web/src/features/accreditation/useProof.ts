import { useRef, useState } from "react";
import { wrongWithProof } from "./proof.ts";

interface Proof {
  file?: File;
  /** The name of a sentence, or one of the server's. */
  wrong?: string | undefined;
  isChecking?: boolean;
}

/** The file that goes with the request, and what is wrong with it as soon as it is chosen. */
export function useProof() {
  const [proof, setProof] = useState<Proof>({});
  const newest = useRef<File>(undefined);
  const choose = async (file: File) => {
    newest.current = file;
    setProof({ file, isChecking: true });
    const wrong = await wrongWithProof(file);
    // Another was chosen meanwhile, or this one taken away.
    if (newest.current === file) setProof({ file, wrong });
  };
  const remove = () => {
    newest.current = undefined;
    setProof({});
  };
  return {
    ...proof,
    choose,
    remove,
    /** What turned out when it was sent. */
    refuse: (wrong: string) => setProof((now) => ({ ...now, wrong })),
  };
}
