import type { Page } from '@playwright/test';
import { keepPicture, keepsPictures } from './keep-picture';
import { stepPainted } from './stage';
import { test } from './workbench-test';

/** Stores a picture of the stage on request. */
export async function keepStage(page: Page, moment: string): Promise<void> {
  if (!keepsPictures) return;
  const { title } = test.info();
  const game = new URL(page.url()).searchParams.get('game') ?? '';
  await stepPainted(page, 0);
  await keepPicture(page, `${game}/${title.replaceAll(/[^a-z]+/gi, '-')}/${moment}`);
}
