import type { Locale } from '@/maths/locale';

const bands: Readonly<Record<'nl' | 'be', readonly [string, string, string]>> = {
  nl: ['#c8343f', '#ffffff', '#2d4f9e'],
  be: ['#2b2a2c', '#ffd23f', '#d8373f'],
};

/** Flag of a language, 36 × 24. Hidden from screen readers. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg viewBox="0 0 36 24" width="36" height="24" aria-hidden="true">
      {locale === 'en' ? (
        <>
          <rect width="36" height="24" fill="#2d4f9e" />
          <path d="M0 0L36 24M36 0L0 24" stroke="#ffffff" strokeWidth="5" />
          <path d="M0 0L36 24M36 0L0 24" stroke="#c8343f" strokeWidth="1.8" />
          <path d="M18 0V24M0 12H36" stroke="#ffffff" strokeWidth="8" />
          <path d="M18 0V24M0 12H36" stroke="#c8343f" strokeWidth="4.6" />
        </>
      ) : (
        bands[locale].map((colour, place) =>
          locale === 'nl' ? (
            <rect key={colour} y={place * 8} width="36" height="8" fill={colour} />
          ) : (
            <rect key={colour} x={place * 12} width="12" height="24" fill={colour} />
          ),
        )
      )}
      <rect x=".5" y=".5" width="35" height="23" rx="3" fill="none" stroke="#8a8799" />
    </svg>
  );
}
