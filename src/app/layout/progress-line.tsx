import styles from './progress-line.module.css';

/** Progress line at the top while the next page loads; appears only after a delay. */
export function ProgressLine() {
  return <div className={styles.line} aria-hidden="true" />;
}
