import styles from './class-facts.module.css';

/** Four dots, some of them filled, so that a step is told without its colour. */
export const Dots = ({ count }: { readonly count: number }) => (
  <span className={styles.dots} aria-hidden>
    {[1, 2, 3, 4].map((dot) => (
      <i key={dot} data-on={dot <= count} />
    ))}
  </span>
);
