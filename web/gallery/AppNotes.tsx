/* What the site says as an app: that there is no network, that it can be installed, that a player is on another site. */
import { EmbedQuestion } from "../src/ui/EmbedQuestion";
import { InstallCard } from "../src/ui/InstallCard";
import { OfflineBand } from "../src/ui/OfflineBand";
import { Page } from "../src/ui/Page";
import styles from "./Gallery.module.css";
import { tiles } from "./pictures";

export function AppNotes() {
  return (
    <main>
      <h1 className="visuallyHidden">O site como aplicação</h1>
      <OfflineBand
        title="Sem ligação"
        text="Dados das 18:52, podem ter mudado"
        retryLabel="Tentar de novo"
        onRetry={() => undefined}
        isTrying={false}
      />
      <Page>
        <div className={styles.stack}>
          <InstallCard
            title="Liga Atlântica no ecrã principal"
            text="Instala em segundos e ocupa pouco espaço."
            artSrc={tiles(10, 2, 3)}
            benefits={[
              { key: "clubs", text: "O seu clube, os jogos e a classificação a um toque" },
              { key: "offline", text: "Abre sem ligação, com os últimos dados" },
              { key: "fast", text: "Sem barras do navegador, em ecrã inteiro" },
            ]}
            installLabel="Instalar"
            dismissLabel="Agora não"
            onInstall={() => undefined}
            onDismiss={() => undefined}
          />
          <EmbedQuestion
            title="youtube-nocookie.com ficará a saber desta visita"
            text="O vídeo está noutro site, que pode guardar cookies."
            once={{ label: "Ver desta vez", onSelect: () => undefined }}
            always={{ label: "Permitir sempre", onSelect: () => undefined }}
            elsewhere={{ label: "Abrir em youtube.com", href: "https://www.youtube.com/watch?v=abc" }}
          />
        </div>
      </Page>
    </main>
  );
}
