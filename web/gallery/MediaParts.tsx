/* What the pages of videos, publications, the store and partners are made of. */
import { CoverShelf } from "../src/ui/CoverShelf";
import { FilePlayer } from "../src/ui/FilePlayer";
import { NewsLead } from "../src/ui/NewsLead";
import { Page } from "../src/ui/Page";
import { PartnerWall } from "../src/ui/PartnerWall";
import { Promo } from "../src/ui/Promo";
import { Section } from "../src/ui/Section";
import { VideoWall, VideoWallSkeleton } from "../src/ui/VideoWall";
import { Asked } from "./embeds";
import styles from "./Gallery.module.css";
import { tiles } from "./pictures";

const LONG =
  "Constitucionalissimamente: a assembleia geral extraordinária da Associação Recreativa de Vila Nova adiada outra vez";

const videos = ["O clássico da década, minuto a minuto", LONG, "Defesas da jornada", "Sem etiqueta", "Mais um"].map(
  (title, index) => ({
    key: String(index),
    href: "#video",
    title,
    tag: index === 3 ? undefined : "Resumo",
    date: index === 2 ? undefined : { text: "14 nov 2026", iso: "2026-11-14" },
    picture: { src: tiles(8, 5, index), alt: "" },
    duration: index === 4 ? undefined : "12:40",
  }),
);

export function MediaParts() {
  return (
    <Page>
      <div className={styles.wide}>
        <Section title="Parede de vídeos">
          <VideoWall videos={videos} />
        </Section>
        <Section title="Parede de vídeos, todos iguais">
          <VideoWall videos={videos.slice(0, 3)} isEven />
        </Section>
        <Section title="Um só vídeo">
          <VideoWall videos={videos.slice(0, 1)} />
        </Section>
        <Section title="A carregar">
          <VideoWallSkeleton label="A carregar vídeos" videos={3} isEven />
        </Section>
        <Section title="A seguir">
          <NewsLead cards={videos} isList />
        </Section>
        <Section title="Vídeo de um ficheiro">
          <FilePlayer
            label="Golo"
            src="#none.mp4"
            poster={tiles(16, 9, 3)}
            texts={{ failed: "Não foi possível reproduzir este vídeo.", open: "Abrir o ficheiro" }}
          />
        </Section>
        <Section title="Antes de um vídeo de outro site">
          <Asked embedSrc="https://www.youtube-nocookie.com/embed/a" href="#there" onAllow={() => undefined} />
        </Section>
        <Section title="Capas">
          <CoverShelf
            shape="page"
            size="large"
            covers={[
              { key: "1", href: "#1", title: "Anuário", text: "2025/26 · 1 jul 2026", src: tiles(3, 4, 1) },
              { key: "2", href: "#2", title: LONG },
            ]}
          />
          <CoverShelf
            shape="square"
            externalLabel="abre noutro site"
            covers={[{ key: "1", href: "https://loja.example", isExternal: true, title: "Bola", src: tiles(4, 4, 2) }]}
          />
        </Section>
        <Section title="Oferta que sai do site">
          <Promo
            title="Camisola"
            text="Edição limitada."
            link={{
              href: "https://loja.example",
              label: "Ver na loja",
              isExternal: true,
              externalLabel: "abre noutro site",
            }}
            isWide
          />
        </Section>
        <Section title="Parceiros principais">
          <PartnerWall
            label="Parceiros principais"
            externalLabel="abre noutro site"
            size="large"
            partners={[
              {
                key: "1",
                name: "Velame",
                href: "https://velame.example",
                logo: tiles(5, 2, 1),
                darkLogo: tiles(5, 2, 2),
              },
              { key: "2", name: "Mareluz", logo: tiles(5, 2, 3) },
              { key: "3", name: LONG, href: "https://sem-logo.example" },
            ]}
          />
        </Section>
      </div>
    </Page>
  );
}
