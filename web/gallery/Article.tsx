/* What articles and pages are written in: text, pictures, quotes, tabs, people. */

import { AuthorCard } from "../src/ui/AuthorCard";
import { Button } from "../src/ui/Button";
import { Figure } from "../src/ui/Figure";
import { Page } from "../src/ui/Page";
import { PageHero } from "../src/ui/PageHero";
import { PictureGallery } from "../src/ui/PictureGallery";
import { Prose } from "../src/ui/Prose";
import { PullQuote } from "../src/ui/PullQuote";
import { TextTabs } from "../src/ui/TextTabs";
import styles from "./Gallery.module.css";
import { tiles } from "./pictures";

const TEXT = `<p>Em 2024, os dezoito clubes assinaram um <a href="#page">compromisso com datas</a>, que está
  <a href="https://liga.example/">publicado</a>.</p><h2>O que muda no dia de jogo</h2>
  <ul><li>Entrada própria, com acompanhante.</li><li>Sala calma com vista para o relvado.</li></ul>
  <h3>Estado por clube</h3><table><thead><tr><th>Clube</th><th>Lugares</th></tr></thead>
  <tbody><tr><td>Farol do Cabo</td><td>186</td></tr></tbody></table>`;

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    href: "#picture",
    label: `Imagem ${index + 1} de ${count}`,
    src: tiles(8, 5, index),
    alt: "",
  }));

export function Article() {
  return (
    <>
      <PageHero
        title="Estádios para todos"
        text="O programa de acessibilidade da Liga, clube a clube: o que já existe, o que falta e quando."
        picture={{ src: tiles(8, 5, 1), alt: "", portrait: tiles(8, 4, 2) }}
      >
        <Button href="#more">Saber mais</Button>
      </PageHero>
      <PageHero title="Otorrinolaringologistas e companhia sem imagem nenhuma" />
      <Page className={styles.stack}>
        <Prose html={TEXT} isLarge={true} />
        <Prose html={TEXT} />
        <PullQuote
          text="Voltei a ver o meu pai reclamar de um fora de jogo. Não tem preço."
          author="Noémia Sardoal, sócia do Bragadouro"
          photo={tiles(2, 2, 3)}
        />
        <PullQuote text="Sem nome." />
        <Figure
          picture={{ src: tiles(8, 5, 4), alt: "Azulejos" }}
          sizes="720px"
          caption="Arena Alvoredo, 20 780 lugares depois da obra"
          credit="Foto: Liga"
        />
        <Figure
          picture={{ src: tiles(8, 5, 5), alt: "" }}
          sizes="720px"
          link={{ href: "https://liga.example/", label: "Obra", isExternal: true }}
        />
        <TextTabs
          label="Escolher um texto"
          tabs={["Bilhetes", "Como chegar", "Sala calma"].map((label) => ({
            key: label,
            label,
            content: <p>{label}: o lugar de acompanhante é gratuito em todas as competições da Liga.</p>,
          }))}
        />
        {[1, 2, 3, 5].map((count) => (
          <PictureGallery
            key={count}
            pictures={pictures(count)}
            layout="grid"
            label="Galeria"
            caption="Cinco estádios, um compromisso."
            count={`${count}`}
          />
        ))}
        <PictureGallery pictures={pictures(4)} layout="carousel" label="Carrossel" count="4 imagens" />
        <AuthorCard
          name="Graça Loureda"
          position="Responsável de acessibilidade da Liga"
          text="Arquiteta, lê bancadas como quem lê mapas."
          photo={tiles(2, 2, 6)}
          link={{ href: "#author", label: "Tudo o que escreveu" }}
        />
        <AuthorCard name="Sem fotografia" />
      </Page>
    </>
  );
}
