import sam from '@assets/site/sam-cheer-small.webp?url';
import styles from './beach.module.css';

function Cloud() {
  return (
    <svg className={styles.cloud} viewBox="30 34 240 126" aria-hidden="true">
      <path d="M40 150A34 34 0 0 1 70 104A46 46 0 0 1 150 84A44 44 0 0 1 222 106A30 30 0 0 1 260 150Q260 158 240 158H60Q40 158 40 150Z" />
    </svg>
  );
}

/** Decorative beach behind the screens of a child. */
export function Beach() {
  return (
    <div className={styles.beach} aria-hidden="true">
      <Cloud />
      <Cloud />
      <svg className={styles.shore} viewBox="0 0 1200 180" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.sea} d="M0 22Q300 6 600 18T1200 14V180H0Z" />
        <path className={styles.sand} d="M0 92Q180 62 400 84T820 78T1200 60V180H0Z" />
        <path className={styles.foam} d="M0 90Q180 60 400 82T820 76T1200 58" />
      </svg>
      <img className={styles.sam} data-beach-sam src={sam} width={250} height={260} alt="" />
    </div>
  );
}
