import {
  type BadgeProps,
  type ChipProps,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';
import { breakpoints } from '../../shared/constants';
import button from './button.module.css';
import segments from './segments.module.css';
import { setDark, theme } from './theme-store';

const lagoon: MantineColorsTuple = [
  '#e6f7f8',
  '#cdeef0',
  '#a2dee3',
  '#72ccd4',
  '#48b9c5',
  '#2b9fb3',
  '#1f8499',
  '#176b7d',
  '#125564',
  '#0c3f4b',
];

/** For irreversible actions and errors; white is legible on shade 7, night on shade 4. */
const red: MantineColorsTuple = [
  '#fff0ea',
  '#ffe6dc',
  '#ffc9b5',
  '#ffa98c',
  '#ff8e6b',
  '#f47a56',
  '#cf4f26',
  '#b03a14',
  '#8f2e0f',
  '#7a260b',
];

/** From text to the deepest surface: 7 is the card, 6 what lies above it, 8 the page. */
const dark: MantineColorsTuple = [
  '#f6f1e4',
  '#dedbe0',
  '#c4c3da',
  '#9c9dc2',
  '#565a8c',
  '#41457a',
  '#343761',
  '#23254a',
  '#17182f',
  '#101124',
];

const em = (px: number): string => `${px / 16}em`;
const rem = (px: number): string => `calc(${px / 16}rem * var(--mantine-scale))`;

/**
 * Text on a filled surface: white on the dark shades of the light theme, night on the light shades of the dark theme.
 */
const onFilled = 'var(--on-accent)';

const scrollingOptions = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: rem(240), overflowY: 'auto' } },
} as const;

/** No text but the figures on an axis is smaller. */
const smallest = rem(14);
const descriptionSize = { '--input-description-size': smallest };
const errorSize = { '--input-error-size': smallest };

export const mantineTheme = createTheme({
  colors: { lagoon, red, dark },
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 4 },
  // Mantine's own contrast uses the light shade in both themes and puts white on lagoon 4 in the dark, and its text on
  // light yellow is too pale to read.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    if (input.variant === 'light' && input.color === 'yellow')
      return { ...colors, background: 'var(--earned)', hover: 'var(--earned)', color: 'var(--on-earned)' };
    return input.variant === 'filled' ? { ...colors, color: onFilled } : colors;
  },
  components: {
    // Mantine's own grounds are a cold grey.
    Accordion: {
      styles: { root: { '--item-filled-color': 'var(--card)', '--item-border-color': 'var(--edge)' } },
    },
    Badge: {
      defaultProps: { tt: 'none' },
      vars: (_: unknown, { size = 'md' }: BadgeProps) => ({
        root: { '--badge-fz': smallest, ...(size === 'lg' ? {} : { '--badge-height': rem(24) }) },
      }),
    },
    Button: { classNames: { root: button.root, inner: button.inner, label: button.label } },
    Chip: {
      vars: (_: unknown, { variant = 'filled' }: ChipProps) => ({
        root: variant === 'filled' ? { '--chip-color': onFilled } : {},
      }),
    },
    // Under a field these are one step smaller than its label, and 12 or 13 px is too small to read at a desk.
    InputWrapper: { vars: () => ({ description: descriptionSize, error: errorSize }) },
    InputDescription: { vars: () => ({ description: descriptionSize }) },
    InputError: { vars: () => ({ error: errorSize }) },
    Checkbox: { defaultProps: { iconColor: onFilled } },
    Radio: { defaultProps: { iconColor: onFilled } },
    // The list itself scrolls, not a box around it, so that whoever reads the screen knows it belongs to its field.
    MultiSelect: scrollingOptions,
    Select: scrollingOptions,
    SegmentedControl: { classNames: { root: segments.root, label: segments.label } },
    Pagination: { vars: () => ({ root: { '--pagination-active-color': onFilled } }) },
  },
  black: '#2b2a4c',
  fontFamily: 'Nunito, system-ui, sans-serif',
  fontSizes: { xs: rem(14), sm: rem(15), md: rem(16), lg: rem(18), xl: rem(21) },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: rem(30), lineHeight: '1.25' },
      h2: { fontSize: rem(24), lineHeight: '1.3' },
      h3: { fontSize: rem(20), lineHeight: '1.35' },
    },
  },
  radius: { xs: rem(6), sm: rem(10), md: rem(14), lg: rem(20), xl: rem(28) },
  defaultRadius: 'md',
  spacing: { xs: rem(6), sm: rem(10), md: rem(16), lg: rem(24), xl: rem(36) },
  shadows: {
    xs: 'var(--shadow-xs)',
    sm: 'var(--shadow-sm)',
    md: 'var(--shadow-md)',
    lg: 'var(--shadow-lg)',
    xl: 'var(--shadow-lg)',
  },
  breakpoints: {
    xs: em(480),
    sm: em(breakpoints.sm),
    md: em(breakpoints.md),
    lg: em(breakpoints.lg),
    xl: em(breakpoints.xl),
    xxl: em(breakpoints.xxl),
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Maps the product's tokens to Mantine's variables, so that its screens match the plain ones. */
export const mantineVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-2)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-default-border': 'var(--edge)',
    '--mantine-color-error': 'var(--on-again)',
    // Mantine's own colours have a contrast of 2.9:1 (teal) and 3.6:1 (orange) on a notice or a mark.
    '--mantine-color-orange-light': 'var(--again)',
    '--mantine-color-orange-light-color': 'var(--on-again)',
    '--mantine-color-teal-light': 'var(--right)',
    '--mantine-color-teal-light-color': 'var(--on-right)',
    '--mantine-color-blue-light': 'var(--question)',
    '--mantine-color-blue-light-color': 'var(--on-question)',
    '--mantine-color-gray-light': 'var(--plate)',
    '--mantine-color-gray-light-hover': 'var(--plate)',
    '--mantine-color-gray-light-color': 'var(--ink-2)',
    '--mantine-color-lagoon-filled': 'var(--accent)',
    '--mantine-color-lagoon-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': onFilled,
  };
  // Mantine's own light buttons and badges are nearly black in the dark theme.
  const dark = {
    ...shared,
    '--mantine-color-lagoon-light': 'var(--question)',
    '--mantine-color-lagoon-light-hover': '#274c66',
    '--mantine-color-lagoon-light-color': 'var(--on-question)',
  };
  return { variables: {}, light: shared, dark };
};

/** Lets Mantine read and change the product's theme, stored as `dark-theme` = true or false. */
export function makeColorSchemeManager(): MantineColorSchemeManager {
  let stop: () => void = () => undefined;
  const now = () => (theme.getState().dark ? 'dark' : 'light');
  return {
    get: now,
    set: (scheme) => setDark(scheme === 'dark'),
    subscribe: (onUpdate) => {
      stop = theme.subscribe(() => onUpdate(now()));
    },
    unsubscribe: () => stop(),
    clear: () => setDark(false),
  };
}
