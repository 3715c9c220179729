/* Header, tab bar and footer as the app puts them together. */
import type { ReactNode } from "react";
import { Button } from "../src/ui/Button";
import { ClubStrip } from "../src/ui/ClubStrip";
import { CompetitionPanel } from "../src/ui/CompetitionPanel";
import { CompetitionSelector } from "../src/ui/CompetitionSelector";
import { DisclosurePanel } from "../src/ui/DisclosurePanel";
import { Icon } from "../src/ui/Icon";
import { IconButton } from "../src/ui/IconButton";
import { LanguageLinks } from "../src/ui/LanguageLinks";
import { SiteFooter } from "../src/ui/SiteFooter";
import { SiteHeader } from "../src/ui/SiteHeader";
import { SkipLink } from "../src/ui/SkipLink";
import { TabBar } from "../src/ui/TabBar";
import { clubs } from "./league";
import { emblem, tiles } from "./pictures";

const brand = { name: "Jornada", href: "/g/home", label: "Jornada, início" };
const sections = ["Início", "Jogos", "Classificação", "Estatísticas", "Notícias", "Vídeos", "Clubes"].map((label) => ({
  key: label,
  label,
  href: `/g/${label}`,
  children:
    label === "Clubes"
      ? ["Todos os clubes", "Estádios", "Loja"].map((name) => ({
          key: name,
          label: name,
          href: `/g/${name}`,
          isExternal: name === "Loja",
        }))
      : undefined,
}));

const columns = [
  ["Competições", "Liga Atlântica", "Segunda Atlântica", "Taça Atlântica", "Supertaça", "Liga Sub-23"],
  ["Liga", "Comunicados", "Publicações oficiais", "Acreditação de imprensa", "Arbitragem", "Transparência"],
  ["Adeptos", "A minha conta", "Newsletters", "Bilhetes", "Loja", "Passatempos"],
  ["Ajuda", "Acessibilidade", "Privacidade", "Cookies", "Código aberto", "Contactos"],
].map(([title = "", ...links]) => ({
  key: title,
  title,
  links: links.map((label) => ({ key: label, label, href: `/g/${label}` })),
}));

export const panelGroups = [
  {
    key: "domestic",
    title: "Nacionais",
    items: [
      { key: "1", name: "Liga Atlântica", href: "/g/1", color: "#e1ff19", badge: "2 em direto", isCurrent: true },
      { key: "2", name: "Segunda Atlântica", href: "/g/2", color: "#00faff", detail: "Jornada 10 de 34" },
      { key: "3", name: "Taça Atlântica", href: "/g/3", color: "#b450ff", detail: "Quartos de final, quarta" },
      { key: "4", name: "Supertaça", href: "/g/4", color: "#ff5a23" },
      { key: "5", name: "Liga Feminina", href: "/g/5", color: "#ff2864" },
      { key: "6", name: "Liga Sub-23", href: "/g/6", color: "#19ff91" },
    ],
  },
  {
    key: "international",
    title: "Internacionais",
    items: [
      { key: "7", name: "Liga dos Oceanos", href: "/g/7", color: "#103bfd" },
      { key: "8", name: "Taça Meridiana", href: "/g/8", color: "#ff6900" },
      { key: "9", name: "Taça Equador", href: "/g/9", color: "#00be14" },
    ],
  },
];

type ChromeProps = { onMore?: (() => void) | undefined; children: ReactNode };

export function Chrome({ onMore, children }: ChromeProps) {
  return (
    <>
      <SkipLink href="#content">Saltar para o conteúdo</SkipLink>
      <SiteHeader
        brand={brand}
        strip={
          <ClubStrip
            label="Clubes"
            clubs={clubs.map((club) => ({
              key: club.key,
              name: club.name,
              href: `/g/${club.key}`,
              crest: club.crest,
              isCurrent: club === clubs[3],
            }))}
            end={
              <LanguageLinks
                label="Idioma"
                languages={[
                  { key: "pt", label: "PT", name: "Português", href: "/g/pt", isCurrent: true },
                  { key: "en", label: "EN", name: "English", href: "/g/en", isCurrent: false },
                ]}
              />
            }
          />
        }
        selector={
          <CompetitionSelector label="Liga Atlântica, mudar de competição" name="Liga Atlântica" emblemSrc={emblem}>
            <CompetitionPanel groups={panelGroups} />
          </CompetitionSelector>
        }
        sections={sections}
        current="Classificação"
        sectionsLabel="Navegação principal"
        actions={
          <>
            <IconButton label="Pesquisar" icon="search" />
            <div className="onlyDesktop">
              <DisclosurePanel label="Tema" summary={<Icon name="moon" />} layout="menu">
                <button type="button" aria-pressed="true">
                  <Icon name="monitor" /> Do sistema
                </button>
                <button type="button" aria-pressed="false">
                  <Icon name="sun" /> Claro
                </button>
                <button type="button" aria-pressed="false">
                  <Icon name="moon" /> Escuro
                </button>
              </DisclosurePanel>
            </div>
            <Button className="onlyDesktop" size="sm" href="/g/login">
              Entrar
            </Button>
            <IconButton className="onlyMobile" label="Perfil" icon="menu" href="/g/profile" size={22} />
          </>
        }
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        brand={brand}
        text="O portal oficial da Liga Atlântica. Jogos, classificações e histórias de dezoito clubes, de sexta a segunda."
        artSrc={tiles(26, 2, 2)}
        social={["instagram", "YouTube", "Instantes"].map((name) => ({
          network: name,
          name,
          label: `Liga Atlântica, ${name}`,
          href: `/g/${name}`,
        }))}
        socialLabel="Siga-nos"
        contacts={[
          { key: "mail", label: "geral@liga-atlantica.example", href: "mailto:geral@liga-atlantica.example" },
          { key: "address", label: "Cais da Alfândega, 1, 4000-946 Ribeira Nova" },
        ]}
        languages={
          <>
            <a href="/g/pt">Português</a>
            <a href="/g/en">English</a>
          </>
        }
        languagesLabel="Idioma no rodapé"
        columns={columns}
        settings={{ label: "Definições de cookies", onOpen: () => undefined }}
        start="© 2026 Liga Atlântica"
        end="Feito com Jornada, software livre"
      />
      <TabBar
        label="Navegação da aplicação"
        current="table"
        items={[
          { key: "home", label: "Início", href: "/g/home", icon: "house" },
          { key: "matches", label: "Jogos", href: "/g/matches", icon: "calendar", liveLabel: "2 em direto" },
          { key: "table", label: "Tabela", href: "/g/table", icon: "listOrdered" },
          { key: "news", label: "Notícias", href: "/g/news", icon: "newspaper" },
          { key: "more", label: "Mais", href: "/g/more", icon: "menu", onSelect: onMore },
        ]}
      />
    </>
  );
}
