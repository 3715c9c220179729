import type { Head } from "../../app/head.ts";
import { OfflineView } from "../../app/OfflineView.tsx";
import type { PageArgs } from "../../app/page.ts";

export async function load({ site: { texts }, path }: PageArgs): Promise<Head> {
  const { app, errors } = texts;
  return {
    title: app.title(app.offline, app.name),
    description: errors.offlineText,
    canonical: path,
    isHidden: true,
  };
}

export default function OfflinePage() {
  return <OfflineView address="/offline" />;
}
