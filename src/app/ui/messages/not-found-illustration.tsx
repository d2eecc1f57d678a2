import sam from '@assets/site/sam-wonders-small.webp?url';
import { useId } from 'react';
import styles from './message-page.module.css';

/** Decorative drawing of Sam on an uncharted sandbank, at the end of a dotted route. */
export function NotFoundIllustration() {
  const id = useId();
  return (
    <svg className={styles.picture} viewBox="0 0 440 250" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop stopColor="#8edce2" />
          <stop offset=".5" stopColor="#3fb7cd" />
          <stop offset="1" stopColor="#17719f" />
        </linearGradient>
        <linearGradient id={`${id}sand`} x2="0" y2="1">
          <stop stopColor="#fff3d6" />
          <stop offset="1" stopColor="#eccb8f" />
        </linearGradient>
        <linearGradient id={`${id}wood`} x2="1" y2="1">
          <stop stopColor="#c98f5e" />
          <stop offset="1" stopColor="#8a5a4a" />
        </linearGradient>
      </defs>
      <path
        d="M14 190C8 150 70 126 132 132C180 112 268 110 318 128C386 126 436 150 428 190C420 232 330 244 220 244S20 230 14 190Z"
        fill={`url(#${id}sea)`}
      />
      <g fill="none" stroke="#e8fbff" strokeLinecap="round" strokeWidth="3">
        <path d="M62 158q13-6 26 0t26 0" opacity=".45" />
        <path d="M346 164q11-5 22 0t22 0" opacity=".45" />
        <path d="M92 222q17-7 34 0t34 0" opacity=".35" />
        <path d="M300 226q15-6 30 0t30 0" opacity=".35" />
      </g>
      <ellipse cx="234" cy="204" rx="112" ry="21" fill="#0b4f74" opacity=".28" />
      <path
        d="M124 194C128 176 176 166 226 166S334 174 342 192C344 208 288 214 230 214S122 210 124 194Z"
        fill={`url(#${id}sand)`}
      />
      <path
        d="M22 176C56 152 88 206 122 190"
        fill="none"
        stroke="#fffaf0"
        strokeDasharray="1 15"
        strokeLinecap="round"
        strokeWidth="7"
      />
      <ellipse cx="312" cy="195" rx="24" ry="5" fill="#4a3a9a" opacity=".26" />
      <path d="M303 106h11l2 88q-7 4-15 0z" fill={`url(#${id}wood)`} />
      <g transform="rotate(-4 308 98)">
        <path
          d="M270 70q0-10 10-10h60q8 0 12 6l16 24q4 7 0 13l-16 22q-4 6-12 6h-60q-10 0-10-10z"
          fill="#8a5a4a"
        />
        <path
          d="M270 66q0-10 10-10h60q8 0 12 6l16 24q4 7 0 13l-16 22q-4 6-12 6h-60q-10 0-10-10z"
          fill="#fbe3b4"
        />
        <path
          d="M299 82q0-14 14-14t14 12q0 8-9 12q-5 3-5 9M313 113v.5"
          fill="none"
          stroke="#8a5a4a"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="8"
        />
      </g>
      <image href={sam} x="134" y="12" width="180" height="187" />
    </svg>
  );
}
