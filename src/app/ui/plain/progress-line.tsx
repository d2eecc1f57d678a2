import styles from './progress-line.module.css';

/** A thin moving line at the top while the next page is on its way; appears only when it takes a while. */
export function ProgressLine() {
  return <div className={styles.line} aria-hidden="true" />;
}
