import { useId } from 'react';

/** Decorative logo: the island under its sun, with a plus for a sail. Put the name beside it. */
export function BrandMark({ size = 40 }: { readonly size?: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="#74c4ea" />
          <stop offset=".55" stopColor="#c6ecdf" />
          <stop offset=".56" stopColor="#3fb7cd" />
          <stop offset="1" stopColor="#17719f" />
        </linearGradient>
        <linearGradient id={`${id}hill`} x2=".3" y2="1">
          <stop stopColor="#b9e480" />
          <stop offset="1" stopColor="#57a866" />
        </linearGradient>
        <clipPath id={`${id}frame`}>
          <rect width="64" height="64" rx="18" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect width="64" height="64" fill={`url(#${id}sky)`} />
        <circle cx="16" cy="15" r="7" fill="#fff0c2" />
        <ellipse cx="33" cy="49" rx="26" ry="7" fill="#fbe3b4" />
        <path d="M10 47Q17 30 29 32Q37 22 46 33Q54 37 56 47Q33 54 10 47Z" fill={`url(#${id}hill)`} />
        <path
          d="M38 11h8v8h8v8h-8v8h-8v-8h-8v-8h8z"
          fill="#fffaf0"
          stroke="#fffaf0"
          strokeLinejoin="round"
          strokeWidth="3"
        />
        <path
          d="M40 13h4v8h8v4h-8v8h-4v-8h-8v-4h8z"
          fill="#f0a020"
          stroke="#f0a020"
          strokeLinejoin="round"
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}
