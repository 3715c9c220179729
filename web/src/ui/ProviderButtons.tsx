import { Button } from "./Button";
import styles from "./ProviderButtons.module.css";

type Provider = {
  key: string;
  /** The provider's own name, all that is seen. */
  name: string;
  /** What pressing it does. */
  label: string;
};

type ProviderButtonsProps = {
  providers: readonly Provider[];
  isDisabled?: boolean;
  onChoose: (key: string) => void;
};

/** Ways in through somebody else, side by side. */
export function ProviderButtons({ providers, isDisabled = false, onChoose }: ProviderButtonsProps) {
  return (
    <div className={styles.row}>
      {providers.map(({ key, name, label }) => (
        <Button key={key} variant="secondary" aria-label={label} disabled={isDisabled} onClick={() => onChoose(key)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

/** Words between two lines: what follows is for others. */
export function Parting({ children }: { children: string }) {
  return <p className={styles.parting}>{children}</p>;
}
