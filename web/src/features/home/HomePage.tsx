import { useQuery } from "@tanstack/react-query";
import { read } from "../../api/queries.ts";

export default function HomePage() {
  const seasons = useQuery(read("/api/v2/seasons", {}));
  return (
    <main>
      <h1>Jornada</h1>
      <ul>
        {seasons.data?.map((season) => (
          <li key={season.id}>{season.label}</li>
        ))}
      </ul>
    </main>
  );
}
