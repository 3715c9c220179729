/* The match page's parts: its board, what presses, what happened, what is to be watched and what was corrected. */
import { useState } from "react";
import { Button } from "../src/ui/Button";
import { CorrectionList } from "../src/ui/CorrectionList";
import { Countdown } from "../src/ui/Countdown";
import { Disclosure } from "../src/ui/Disclosure";
import { MiniScore } from "../src/ui/MiniScore";
import { MomentumStrip } from "../src/ui/MomentumStrip";
import { Page } from "../src/ui/Page";
import { Section } from "../src/ui/Section";
import { SectionTabs } from "../src/ui/SectionTabs";
import { StreamPlayer } from "../src/ui/StreamPlayer";
import { Timeline } from "../src/ui/Timeline";
import type { TimelineEntry } from "../src/ui/timelineEntry";
import { Chrome } from "./Chrome";
import { everything, extraTime, goals, justStarted, live, periods } from "./course";
import { asking } from "./embeds";
import styles from "./Gallery.module.css";
import { mark } from "./league";
import { Boards, LiveBoard } from "./MatchBoards";
import { tiles } from "./pictures";

const [far, sma, nor, mon] = [mark("FAR"), mark("SMA"), mark("NOR"), mark("MON")];
const white = {
  ...mark("VAL"),
  key: "white",
  abbreviation: "BRA",
  name: "Branquense",
  color: "#ffffff",
  onColor: "#001941",
};
const unit = {
  days: (count: number) => (count === 1 ? "dia" : "dias"),
  hours: (count: number) => (count === 1 ? "hora" : "horas"),
  minutes: (count: number) => (count === 1 ? "minuto" : "minutos"),
};

export function MatchCourse() {
  return (
    <Chrome onMore={() => undefined}>
      <LiveBoard />
      <MomentumStrip
        title="Pressão atacante"
        summary="Santa Maré pressiona no início, Farol do Cabo desde o intervalo; golos aos 23, 38 e 61 minutos."
        home={far}
        away={sma}
        periods={periods}
        goals={goals}
        end="90’"
        now="67’"
      >
        <Disclosure id="momentum-method" label="Como se calcula">
          Remates, cantos e entradas na área, com mais peso quanto mais perto da baliza.
        </Disclosure>
      </MomentumStrip>
      <SectionTabs
        label="Secções do jogo"
        lead={
          <MiniScore
            label="Farol do Cabo 2, Santa Maré 1, 67 minutos"
            href="#board"
            home={far}
            away={sma}
            centre="2–1"
            state={{ tone: "live", text: "67’" }}
          />
        }
        sections={[
          { id: "course", label: "Resumo" },
          { id: "all", label: "Onzes" },
          { id: "watch", label: "Estatísticas" },
          { id: "momentum", label: "Frente a frente" },
          { id: "corrections", label: "Informação" },
        ]}
      />
      <Page className={styles.sections}>
        <p className={styles.title}>Jogo: resultado e cronologia</p>
        <Section title="Cronologia" id="course">
          <LiveCourse />
        </Section>
        <Section title="Cronologia, tudo o que pode acontecer" id="all">
          <Timeline label="Cronologia, tudo" home={nor} away={white} entries={everything} guard={asking} />
        </Section>
        <Section title="Transmissão e contagem" id="watch">
          <div className={styles.stack}>
            <StreamPlayer
              label="Ver o jogo em direto no Canal Onda 1"
              src="/g/stream.m3u8"
              href="/g/watch"
              poster={tiles(8, 5, 4)}
              captions={[{ src: "data:text/vtt,WEBVTT", language: "pt", label: "Português" }]}
              texts={{
                failed: "A emissão não está disponível neste momento.",
                retry: "Tentar de novo",
                pictureInPicture: "Imagem na imagem",
              }}
            />
            <StreamPlayer
              label="Ouvir o relato"
              src="/g/radio.m3u8"
              href="/g/listen"
              captions={[]}
              texts={{ failed: "Sem emissão.", retry: "Tentar de novo", pictureInPicture: "Imagem na imagem" }}
            />
            <div className={styles.row}>
              <Countdown minutes={2 * 1440 + 3 * 60 + 7} label="Faltam 2 dias e 3 horas" unit={unit} />
              <Countdown minutes={214 * 1440 + 23 * 60 + 59} label="Faltam 214 dias" unit={unit} />
              <Countdown minutes={1501} label="Falta 1 dia e 1 hora" unit={unit} />
              <Countdown minutes={-3} label="Está quase" unit={unit} />
            </div>
            <div className={styles.row}>
              <MiniScore label="Nortada – Monteclaro, 20:30" href="#board" home={nor} away={mon} centre="20:30" />
              <MiniScore
                label="Final: Farol do Cabo 12, Branquense 11"
                href="#board"
                home={far}
                away={white}
                centre="12–11"
                state={{ tone: "plain", text: "Final" }}
              />
            </div>
          </div>
        </Section>
        <Section title="Correções" id="corrections">
          <CorrectionList
            label="Correções"
            fromLabel="Era"
            toLabel="Passou a"
            corrections={[
              {
                key: "3",
                when: "15 nov, 11:40",
                dateTime: "2026-11-15T11:40Z",
                what: "Golo aos 61 minutos",
                from: "Yannick Obando",
                to: "Iuri Salpico (g.p.)",
              },
              {
                key: "2",
                when: "14 nov, 20:05",
                dateTime: "2026-11-14T20:05Z",
                what: "Cartão amarelo aos 8 minutos",
                to: "Dinis Alcoforado",
              },
              {
                key: "1",
                when: "14 nov, 18:31",
                dateTime: "2026-11-14T18:31Z",
                what: "Substituição aos 29 minutos de um jogador com o nome mais comprido de todos",
                from: "Maximiliano Vasconcelos de Albuquerque e Castro Figueiroa",
              },
            ]}
          />
        </Section>
      </Page>
      <Boards />
      <div id="momentum">
        <MomentumStrip
          title="Pressão, com prolongamento e clubes escuros"
          summary="Nortada e Monteclaro, 120 minutos."
          home={nor}
          away={mon}
          periods={extraTime}
          goals={[
            { key: "first", side: "home", period: 0, minute: 0 },
            { key: "last", side: "away", period: 3, minute: 14 },
          ]}
          end="120’"
        />
        <MomentumStrip
          title="Pressão, acabou de começar"
          summary="Três minutos de jogo."
          home={white}
          away={far}
          periods={justStarted}
          goals={[]}
          end="90’"
          now="3’"
        />
      </div>
    </Chrome>
  );
}

/** Entries that come in while somebody reads. */
function LiveCourse() {
  const [more, setMore] = useState<TimelineEntry[]>([]);
  const [now, ...rest] = live;
  const add = () =>
    setMore([
      {
        kind: "goal",
        key: `new-${more.length}`,
        side: more.length % 2 === 0 ? "away" : "home",
        minute: `${68 + more.length}’`,
        word: "Golo",
        score: "2–2",
        title: { text: "Tiago Norberto" },
      },
      ...more,
    ]);
  return (
    <>
      <Timeline label="Cronologia" home={far} away={sma} entries={now ? [now, ...more, ...rest] : []} guard={asking} />
      <Button size="sm" variant="secondary" onClick={add}>
        Entra um golo
      </Button>
    </>
  );
}
