/* What a front page is made of: the hero, the blocks of news, videos, leaders, papers and offers, and a fan's own club. */

import { readableClubStyle } from "../src/ui/accent";
import { Button } from "../src/ui/Button";
import { ClubBand } from "../src/ui/ClubBand";
import { ClubPicker } from "../src/ui/ClubPicker";
import { CoverShelf } from "../src/ui/CoverShelf";
import { FormPills } from "../src/ui/FormPills";
import { HeroCarousel, type HeroSlide } from "../src/ui/HeroCarousel";
import { LeaderCards } from "../src/ui/LeaderCards";
import { NewsFeature } from "../src/ui/NewsFeature";
import { NewsGrid } from "../src/ui/NewsGrid";
import { NewsLead } from "../src/ui/NewsLead";
import { OpinionList } from "../src/ui/OpinionList";
import { Page } from "../src/ui/Page";
import { PageNumbers } from "../src/ui/PageNumbers";
import { PaperList } from "../src/ui/PaperList";
import { PartnerRow } from "../src/ui/PartnerRow";
import { Promo } from "../src/ui/Promo";
import { RichText } from "../src/ui/RichText";
import { Section } from "../src/ui/Section";
import { VideoShelf } from "../src/ui/VideoShelf";
import styles from "./Gallery.module.css";
import { club, clubs } from "./league";
import { crest, tiles } from "./pictures";

const LONG =
  "Constitucionalissimamente: a assembleia geral extraordinária da Associação Recreativa de Vila Nova adiada outra vez";
const date = { text: "14 nov", iso: "2026-11-14" };

const slide = (index: number, title: string, more: Partial<HeroSlide> = {}): HeroSlide => ({
  key: String(index),
  title,
  kicker: "Jornada 11, Estádio do Promontório",
  lead: "Santa Maré marcou primeiro. Obando e um penálti puseram o Farol a um ponto da liderança.",
  picture: {
    landscape: { src: tiles(8, 5, index) },
    portrait: { src: tiles(5, 5, index) },
    thumb: tiles(3, 2, index),
    alt: "",
  },
  action: <Button href="#match">Seguir o jogo</Button>,
  ...more,
});
const HERO_TEXTS = {
  label: "Destaques",
  carousel: "carrossel",
  slide: "destaque",
  position: (number: number, count: number) => `${number} de ${count}`,
  pause: "Parar",
  play: "Continuar",
};

const cards = ["Casa cheia, dez anos depois", LONG, "Sem travões", "Outra", "Mais uma"].map((title, index) => ({
  key: String(index),
  href: "#news",
  title,
  lead: "A bancada sul reabriu com lugares de pé e preços de 2016.",
  tag: index === 3 ? undefined : "Reportagem",
  date: index === 2 ? undefined : date,
  picture: { src: tiles(8, 5, index), alt: "" },
  duration: "08:45",
}));

const leader = (position: number, abbreviation: string, value: string) => ({
  key: `${position}-${abbreviation}`,
  name: position === 3 ? "Maximiliano Constantino de Albuquerque" : "Yannick Obando",
  href: "#player",
  crest: club(abbreviation).crest,
  value,
  position,
});
const leaders = ["Golos", "Assistências", "Defesas", "Minutos jogados"].map((title, index) => ({
  key: title,
  title,
  first: {
    ...leader(1, "FAR", index === 3 ? "1260" : "11"),
    photo: index === 2 ? undefined : tiles(2, 2, index),
    colors: { club: "#FFD21F", on: "#001941" },
  },
  others: index === 1 ? [] : [leader(2, "SMA", "9"), leader(3, "VAL", "8")],
}));

export function FrontParts() {
  return (
    <div>
      <HeroCarousel
        slides={[
          slide(1, "O Cabo vira o clássico do Atlântico"),
          slide(2, LONG),
          slide(3, "Vídeo", { duration: "04:12" }),
        ]}
        texts={HERO_TEXTS}
      />
      <HeroCarousel slides={[slide(4, "Sozinho", { lead: undefined, kicker: undefined })]} texts={HERO_TEXTS} />
      <ClubBand
        name="Farol do Cabo"
        href="#club"
        crest={crest("#FFD21F", "#15171C")}
        style={readableClubStyle("#FFD21F", "#15171C", "#001941")}
        kicker="O meu clube"
        facts={[
          { key: "now", label: "Agora", value: "2–1 Santa Maré, 67’", href: "#match" },
          { key: "position", label: "Posição", value: "2.º, 24 pontos" },
          {
            key: "form",
            label: "Forma",
            value: (
              <FormPills
                label="Forma: vitória, empate"
                results={[
                  { kind: "win", letter: "V" },
                  { kind: "draw", letter: "E" },
                ]}
              />
            ),
          },
        ]}
        actions={
          <>
            <Button href="#tickets">Bilhetes</Button>
            <Button>Mudar de clube</Button>
          </>
        }
      />
      <Page className={styles.page}>
        <Section title="Escolher um clube">
          <ClubPicker
            label="Clubes"
            clubs={clubs.map(({ key, name, crest: picture }) => ({ key, name, href: "#club", crest: picture }))}
            onPick={() => undefined}
          />
        </Section>
        <Section title="Notícias, uma grande">
          <NewsLead cards={cards} />
        </Section>
        <Section title="Notícias, a que abre a lista">
          {cards[0] ? <NewsFeature card={cards[0]} level={3} /> : null}
          <NewsGrid cards={cards} isLarge />
          <PageNumbers
            label="Páginas"
            page={5}
            pages={12}
            hrefOf={(page) => `#${page}`}
            labelOf={(page) => `Página ${page}`}
            previousLabel="Página anterior"
            nextLabel="Página seguinte"
          />
        </Section>
        <Section title="Notícias, só a lista">
          <NewsLead cards={cards} isList />
        </Section>
        <Section title="Líderes">
          <LeaderCards cards={leaders} />
        </Section>
        <Section title="Vídeos">
          <VideoShelf videos={cards.slice(0, 4)} />
        </Section>
        <Section title="Opinião">
          <OpinionList
            opinions={[
              {
                key: "1",
                href: "#1",
                title: "A pressa é inimiga do terceiro passe",
                author: "Matilde Arganil",
                position: "Antiga internacional",
                photo: tiles(1, 1, 2),
              },
              { key: "2", href: "#2", title: LONG, author: undefined },
            ]}
          />
        </Section>
        <Section title="Papéis">
          <PaperList
            papers={[
              {
                key: "1",
                href: "#1",
                title: "Marcação de jogos da jornada 14",
                date,
                file: { href: "#pdf", label: "PDF: Marcação de jogos", text: "PDF" },
              },
              { key: "2", href: "#2", title: LONG },
            ]}
          />
          <CoverShelf
            shape="page"
            covers={cards.map(({ key, title, picture }) => ({ key, title, href: "#paper", src: picture.src }))}
          />
        </Section>
        <Section title="Loja">
          <CoverShelf
            shape="square"
            covers={cards.map(({ key, title, picture }) => ({
              key,
              title,
              text: "Trinta emblemas e um mapa.",
              href: "https://loja.example",
              isExternal: true,
              src: picture.src,
            }))}
          />
        </Section>
        <Section title="Ofertas">
          <Promo
            title="Ganhe a camisola do jogo"
            text="Três camisolas assinadas."
            note="Até 30 nov"
            picture={{ src: tiles(5, 4, 3), alt: "" }}
            link={{ href: "#win", label: "Participar" }}
          />
          <Promo
            title="A liga no bolso"
            text={<RichText html="<p>Golos e <a href='#x'>onzes</a>.</p>" />}
            isWide
            picture={{ src: tiles(5, 4, 5), alt: "" }}
            portrait={{ src: tiles(4, 4, 5) }}
            link={{ href: "https://app.example", label: "Descarregar", isExternal: true }}
          />
          <Promo label="Sem imagem nem título" text="Só palavras." />
        </Section>
        <Section title="Parceiros">
          <PartnerRow
            label="Parceiros"
            partners={[
              { key: "1", name: "Velame", href: "https://velame.example", logo: tiles(3, 1, 1), isMain: true },
              { key: "2", name: "Um parceiro com um nome comprido" },
            ]}
          />
        </Section>
      </Page>
    </div>
  );
}
