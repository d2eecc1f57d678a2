import { type GameManifest, shapesTakenBy } from '@games/kit/api/manifest';
import { SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { domainOfSum } from '@/maths/collections/domain-of-sum';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { shapeExamples } from '@/maths/sum/shape/shape-examples';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import { sumText } from '@/maths/sum/stored-text';
import { useLocale } from '../../i18n/use-locale';
import { Fieldset } from '../shared/forms/fieldset';

interface ShapeSwitchesProps {
  readonly manifest: GameManifest;
  readonly without: readonly ShapeName[];
  readonly onChange: (without: ShapeName[]) => void;
}

/** Switches for the shapes of sums that a game takes, each shown by a sum, by domain. */
export function ShapeSwitches({ manifest, without, onChange }: ShapeSwitchesProps) {
  const { t } = useTranslation(['office', 'common']);
  const locale = useLocale();
  const shapes = shapesTakenBy(manifest);
  const ofDomain = (domain: string | undefined) =>
    shapes.filter((shape) => domainOfSum(parseSumOrThrow(shapeExamples[shape])) === domain);
  return (
    <Fieldset legend={t('games.shapes')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('games.shapesHint')}
      </Text>
      <Stack gap="md">
        {collectionDomains.map((domain) => {
          const here = ofDomain(domain);
          return here.length === 0 ? null : (
            <section key={domain} aria-label={t(`common:domain.${domain}`)}>
              <Text size="sm" fw={600} mb={6}>
                {t(`common:domain.${domain}`)}
              </Text>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
                {here.map((shape) => (
                  <Switch
                    key={shape}
                    label={sumText(shapeExamples[shape], locale)}
                    checked={!without.includes(shape)}
                    onChange={(event) =>
                      onChange(
                        shapes.filter((each) =>
                          each === shape ? !event.currentTarget.checked : without.includes(each),
                        ),
                      )
                    }
                  />
                ))}
              </SimpleGrid>
            </section>
          );
        })}
      </Stack>
    </Fieldset>
  );
}
