import styles from "./LanguageLinks.module.css";

type LanguageLinksProps = {
  label: string;
  languages: { key: string; label: string; name: string; href: string; isCurrent: boolean }[];
};

/** The same page in other languages, in a few letters each. */
export function LanguageLinks({ label, languages }: LanguageLinksProps) {
  return (
    <nav className={styles.languages} aria-label={label}>
      {languages.map((language) => (
        <a
          key={language.key}
          href={language.href}
          hrefLang={language.key}
          lang={language.key}
          title={language.name}
          aria-current={language.isCurrent ? "true" : undefined}
        >
          <span aria-hidden="true">{language.label}</span>
          <span className="visuallyHidden">{language.name}</span>
        </a>
      ))}
    </nav>
  );
}
