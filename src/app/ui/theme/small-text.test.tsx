import { Badge, MantineProvider, Switch, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mantineTheme } from './mantine-theme';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<MantineProvider theme={mantineTheme}>{element}</MantineProvider>);

/** 14 px, the smallest text of the adults' screens. */
const px14 = 'calc(0.875rem * var(--mantine-scale))';

it.each([
  ['a hint under a field', <TextInput key="hint" description="Hint" />, '--input-description-size'],
  ['a hint under a switch', <Switch key="switch" description="Hint" />, '--input-description-size'],
  ['an error under a field', <TextInput key="error" error="Wrong" />, '--input-error-size'],
  ['a small badge', <Badge key="small" size="sm" />, '--badge-fz'],
  ['a large badge', <Badge key="large" size="lg" />, '--badge-fz'],
])('shows %s at 14 px', (_, element, variable) => {
  const sizes = [...html(element).matchAll(new RegExp(`${variable}:([^;"]+)`, 'g'))].map(([, size]) => size);
  expect(new Set(sizes)).toEqual(new Set([px14]));
});
