import '@mantine/core';

declare module '@mantine/core' {
  interface MantineThemeSizesOverride {
    breakpoints: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', string>;
  }
}
