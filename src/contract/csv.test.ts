import { expect, it } from 'vitest';
import { toCsv } from './csv';

it('escapes formulas, quotes and line ends as text', () => {
  const rows = [
    ['=1+1', '+31', '-2', '@SUM(A1)', ' =HYPERLINK("x")', '\t=1'],
    ['Anne "Fleur"', 'a;b', 'two\nlines', '<script>', null, 'gewoon'],
  ];
  expect(toCsv(rows, false)).toBe(
    [
      `"'=1+1";"'+31";"'-2";"'@SUM(A1)";"' =HYPERLINK(""x"")";"'\t=1"`,
      '"Anne ""Fleur""";"a;b";"two\nlines";"<script>";;"gewoon"',
    ].join('\r\n'),
  );
});

it('writes numbers in the notation of the reader', () => {
  expect(toCsv([[1.5, -2]], false)).toBe('1,5;-2');
  expect(toCsv([[1.5, -2]], true)).toBe('1.5,-2');
});
