import { Badge, MantineProvider, Switch, TextInput } from '@mantine/core';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mantineTheme } from './mantine-theme';

const html = (element: ReactElement) =>
  renderToStaticMarkup(createElement(MantineProvider, { theme: mantineTheme }, element));

/** 14 px, the smallest text of the adults' screens. */
const px14 = 'calc(0.875rem * var(--mantine-scale))';

it.each([
  ['a hint under a field', createElement(TextInput, { description: 'Hint' }), '--input-description-size'],
  ['a hint under a switch', createElement(Switch, { description: 'Hint' }), '--input-description-size'],
  ['an error under a field', createElement(TextInput, { error: 'Wrong' }), '--input-error-size'],
  ['a small badge', createElement(Badge, { size: 'sm' }), '--badge-fz'],
  ['a large badge', createElement(Badge, { size: 'lg' }), '--badge-fz'],
])('shows %s at 14 px', (_, element, variable) => {
  const sizes = [...html(element).matchAll(new RegExp(`${variable}:([^;"]+)`, 'g'))].map(([, size]) => size);
  expect(new Set(sizes)).toEqual(new Set([px14]));
});
