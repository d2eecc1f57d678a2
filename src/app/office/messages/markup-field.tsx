import { ActionIcon, Group, Stack, Text, Textarea, Tooltip } from '@mantine/core';
import { IconBold, IconHeading, IconItalic, IconLink, IconList } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { longestMessage } from '@/contract/office/message-length';

interface MarkupFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Marks before and after what is selected; at the beginning of its line for a heading and a list. */
const marks = [
  { name: 'bold', icon: IconBold, before: '**', after: '**' },
  { name: 'italic', icon: IconItalic, before: '*', after: '*' },
  { name: 'heading', icon: IconHeading, before: '## ', after: '', ofLine: true },
  { name: 'list', icon: IconList, before: '- ', after: '', ofLine: true },
  { name: 'link', icon: IconLink, before: '[', after: '](https://)' },
] as const;

type Mark = (typeof marks)[number];

/** Puts a mark around a selection, and returns where the selection is then. */
function marked(text: string, [from, to]: readonly [number, number], mark: Mark) {
  const start = 'ofLine' in mark ? text.lastIndexOf('\n', from - 1) + 1 : from;
  const chosen = text.slice(start, to);
  return {
    text: text.slice(0, start) + mark.before + chosen + mark.after + text.slice(to),
    from: start + mark.before.length,
    to: start + mark.before.length + chosen.length,
  };
}

/** Text of a message with buttons for its marks. */
export function MarkupField({ value, onChange }: MarkupFieldProps) {
  const { t } = useTranslation('office');
  const field = useRef<HTMLTextAreaElement>(null);
  const put = (mark: Mark) => {
    const { current } = field;
    if (!current) return;
    const next = marked(value, [current.selectionStart, current.selectionEnd], mark);
    onChange(next.text);
    // The selection is set when the field has its new text.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(next.from, next.to);
    });
  };
  return (
    <Stack gap={6}>
      <Group gap={4} role="toolbar" aria-label={t('messages.marks.label')}>
        {marks.map((mark) => (
          <Tooltip key={mark.name} label={t(`messages.marks.${mark.name}`)}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t(`messages.marks.${mark.name}`)}
              onClick={() => put(mark)}
            >
              <mark.icon size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
      <Textarea
        ref={field}
        label={t('messages.text')}
        autosize
        minRows={8}
        maxRows={24}
        maxLength={longestMessage}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {t('messages.marks.hint')}
      </Text>
    </Stack>
  );
}
