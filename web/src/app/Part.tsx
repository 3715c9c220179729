import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import type { ApiError } from "../api/error.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { useTexts } from "./SiteContext.tsx";

/** As much of a query as a part looks at. */
export type PartQuery<Data> = Pick<UseQueryResult<Data, ApiError>, "data" | "error"> & { refetch: () => unknown };

interface Props<Data> {
  query: PartQuery<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page: its content, its outline while it is on its way, or what went wrong with a way to try again. */
export function Part<Data>({ query, skeleton, children }: Props<Data>) {
  const { app } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return skeleton;

  const retry = () => {
    // The button is about to go: the reader's place stays here.
    place.current?.focus();
    void query.refetch();
  };
  const { status, code, message } = query.error;
  return (
    <div ref={place} tabIndex={-1}>
      <ErrorState
        title={app.partFailed}
        text={code === "offline" ? app.offlineText : (message ?? app.partFailedText)}
        code={String(status)}
        action={<Button onClick={retry}>{app.retry}</Button>}
      />
    </div>
  );
}
