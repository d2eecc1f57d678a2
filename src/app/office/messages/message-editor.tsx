import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markupToHtml } from '@/contract/message-markup';
import { documentMarkup } from './document-markup';
import styles from './message-editor.module.css';

interface MessageEditorProps {
  readonly label: string;
  /** Text as markup. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Most characters of the markup. */
  readonly longest: number;
  readonly required?: boolean;
  /** The text can be read, and not changed. */
  readonly disabled?: boolean;
}

/** What a message can hold: all else is dropped from what is pasted. */
const extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2] }),
  BulletList,
  ListItem,
  HardBreak,
  // A message has no text that is both.
  Bold.extend({ excludes: 'italic' }),
  Italic,
  Link.configure({ openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' }),
  UndoRedo,
];

/** The text of a message or a webinar, written as it will look. */
export function MessageEditor({
  label,
  value,
  onChange,
  longest,
  required = false,
  disabled = false,
}: MessageEditorProps) {
  const { t } = useTranslation('office');
  // An option that changes makes the editor set its selection anew, in the middle of what is typed.
  const [fixed] = useState({
    extensions,
    content: markupToHtml(value),
    // The page's policy allows no styles that a script adds.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editable: !disabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(required && { 'aria-required': 'true' }),
      },
    },
  });
  const editor = useEditor({
    ...fixed,
    onUpdate: (update) => onChange(documentMarkup(update.editor.getJSON())),
  });
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={required}
      error={value.length > longest && t('messages.tooLong', { count: value.length - longest })}
    >
      <RichTextEditor
        editor={editor}
        withCodeHighlightStyles={false}
        classNames={{
          content: styles.content ?? '',
          control: styles.control ?? '',
          linkEditorExternalControl: styles.where ?? '',
        }}
        labels={{
          boldControlLabel: t('messages.marks.bold'),
          italicControlLabel: t('messages.marks.italic'),
          h2ControlLabel: t('messages.marks.heading'),
          bulletListControlLabel: t('messages.marks.list'),
          linkControlLabel: t('messages.marks.link'),
          unlinkControlLabel: t('messages.marks.unlink'),
          undoControlLabel: t('messages.marks.undo'),
          redoControlLabel: t('messages.marks.redo'),
          linkEditorInputLabel: t('messages.marks.address'),
          linkEditorInputPlaceholder: 'https://',
          linkEditorSave: t('messages.marks.saveLink'),
        }}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={t('messages.marks.label')}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.BulletList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
