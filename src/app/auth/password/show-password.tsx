import { useTranslation } from 'react-i18next';

/** Button that shows or hides the password. */
export function ShowPassword({
  visible,
  onChange,
}: {
  readonly visible: boolean;
  readonly onChange: (visible: boolean) => void;
}) {
  const { t } = useTranslation('auth');
  return (
    <button
      type="button"
      aria-pressed={visible}
      aria-label={t(visible ? 'login.hidePassword' : 'login.showPassword')}
      onClick={() => onChange(!visible)}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      >
        <path d="M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12Z" />
        <circle cx="12" cy="12" r="3" />
        {visible ? <path d="M4 4l16 16" /> : null}
      </svg>
    </button>
  );
}
