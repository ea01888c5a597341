import {
  Bold,
  Heading,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Redo2,
  Undo2,
} from 'lucide-react';
import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, type MarkType, Node, type NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isLink, readRichText } from '#basics/rich-text.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { INPUT_LOOK } from './input-look.ts';
import { richTextSchema as schema } from './rich-text-schema.ts';

export type RichTextWords = {
  readonly toolbar: string;
  readonly bold: string;
  readonly italic: string;
  readonly heading: string;
  readonly bullets: string;
  readonly numbers: string;
  readonly link: string;
  readonly address: string;
  readonly wrongAddress: string;
  readonly apply: string;
  readonly unlink: string;
  readonly undo: string;
  readonly redo: string;
};

type Props = {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** A document as JSON, or plain paragraphs; empty for nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly words: RichTextWords;
};

const { nodes, marks } = schema;

/** A text with a shape, written in place; what leaves is a document. */
export default function RichTextEditor(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const told = useRef(props.value);
  const onChange = useRef(props.onChange);
  const [state, setState] = useState<EditorState>();
  onChange.current = props.onChange;

  // The editor lives beside React: made once, told of what comes from outside.
  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView(place.current, {
      state: stateOf(told.current),
      dispatchTransaction(change) {
        const next = made.state.apply(change);
        made.updateState(next);
        setState(next);
        if (!change.docChanged) return;
        told.current = textOf(next.doc);
        onChange.current(told.current);
      },
      handleDOMEvents: { paste: pasteSafely },
    });
    view.current = made;
    setState(made.state);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!view.current || props.value === told.current) return;
    told.current = props.value;
    const next = stateOf(props.value);
    view.current.updateState(next);
    setState(next);
  }, [props.value]);

  const { id, labelId, describedBy, isInvalid } = props;
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        class: classNames(INPUT_LOOK, 'prose min-h-40 h-auto whitespace-pre-wrap wrap-break-word'),
      },
    });
  }, [id, labelId, describedBy, isInvalid]);

  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch);
    current.focus();
  };
  return (
    <div>
      {state && <Toolbar state={state} words={props.words} controls={id} run={run} />}
      <div ref={place} />
    </div>
  );
}

function stateOf(value: string): EditorState {
  const document = readRichText(value);
  const isEmpty = !document || document.content.length === 0;
  return EditorState.create({
    doc: isEmpty
      ? schema.node('doc', null, [schema.node('paragraph')])
      : Node.fromJSON(schema, document),
    plugins: [
      history(),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        'Mod-b': toggleMark(marks.strong as MarkType),
        'Mod-i': toggleMark(marks.em as MarkType),
        'Shift-Enter': (at, dispatch) => {
          dispatch?.(at.tr.replaceSelectionWith((nodes.hard_break as NodeType).create()));
          return true;
        },
        Enter: splitListItem(nodes.list_item as NodeType),
      }),
      keymap(baseKeymap),
    ],
  });
}

function textOf(doc: Node): string {
  return doc.textContent.trim() === '' ? '' : JSON.stringify(doc.toJSON());
}

/**
 * Markup from elsewhere is read by the browser's own sanitizer where there is one, and as plain words where
 * there is none: the page's policy lets no text become markup.
 */
function pasteSafely(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const holder: HTMLElement & { setHTML?: (html: string) => void } =
    document.implementation.createHTMLDocument('').body;
  event.preventDefault();
  if (html !== '' && typeof holder.setHTML === 'function') {
    holder.setHTML(html);
    const slice = DOMParser.fromSchema(schema).parseSlice(holder);
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  } else {
    view.pasteText(text, event);
  }
  return true;
}

type ToolbarProps = {
  readonly state: EditorState;
  readonly words: RichTextWords;
  readonly controls: string;
  readonly run: (command: Command) => void;
};

function Toolbar({ state, words, controls, run }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const hasMark = (name: 'strong' | 'em' | 'link') => isMarked(state, marks[name] as MarkType);
  const isIn = (name: 'heading' | 'bullet_list' | 'ordered_list') =>
    isInside(state, nodes[name] as NodeType);
  const list = (name: 'bullet_list' | 'ordered_list') =>
    run(
      isIn(name) ? liftListItem(nodes.list_item as NodeType) : wrapInList(nodes[name] as NodeType),
    );
  return (
    <>
      <div
        role="toolbar"
        aria-label={words.toolbar}
        aria-controls={controls}
        className="mb-1.5 flex flex-wrap gap-1"
      >
        <Tool
          label={words.bold}
          isOn={hasMark('strong')}
          onClick={() => run(toggleMark(marks.strong as MarkType))}
        >
          <Bold aria-hidden className="size-5" />
        </Tool>
        <Tool
          label={words.italic}
          isOn={hasMark('em')}
          onClick={() => run(toggleMark(marks.em as MarkType))}
        >
          <Italic aria-hidden className="size-5" />
        </Tool>
        <Tool
          label={words.heading}
          isOn={isIn('heading')}
          onClick={() =>
            run(setBlockType((isIn('heading') ? nodes.paragraph : nodes.heading) as NodeType))
          }
        >
          <Heading aria-hidden className="size-5" />
        </Tool>
        <Tool label={words.bullets} isOn={isIn('bullet_list')} onClick={() => list('bullet_list')}>
          <List aria-hidden className="size-5" />
        </Tool>
        <Tool
          label={words.numbers}
          isOn={isIn('ordered_list')}
          onClick={() => list('ordered_list')}
        >
          <ListOrdered aria-hidden className="size-5" />
        </Tool>
        <Tool label={words.link} isOn={hasMark('link')} onClick={() => setLinking((is) => !is)}>
          <LinkIcon aria-hidden className="size-5" />
        </Tool>
        <Tool label={words.undo} onClick={() => run(undo)}>
          <Undo2 aria-hidden className="size-5" />
        </Tool>
        <Tool label={words.redo} onClick={() => run(redo)}>
          <Redo2 aria-hidden className="size-5" />
        </Tool>
      </div>
      {isLinking && (
        <LinkForm
          words={words}
          hrefBefore={hrefIn(state)}
          onLink={(href) => {
            run(linkTo(href));
            setLinking(false);
          }}
        />
      )}
    </>
  );
}

type ToolProps = {
  readonly label: string;
  readonly isOn?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function Tool({ label, isOn, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={classNames(
        'grid size-11 cursor-pointer place-items-center rounded-md border pointer-fine:size-9 hover:bg-sunken',
        isOn
          ? 'picked border-primary bg-primary-tint text-ink'
          : 'border-transparent text-ink-soft',
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type LinkFormProps = {
  readonly words: RichTextWords;
  readonly hrefBefore: string;
  /** Null takes the link away. */
  readonly onLink: (href: string | null) => void;
};

/** No form of its own: it stands inside the one that is being filled in. */
function LinkForm({ words, hrefBefore, onLink }: LinkFormProps) {
  const id = useId();
  const [href, setHref] = useState(hrefBefore);
  const [isWrong, setWrong] = useState(false);
  const apply = () => (isLink(href) ? onLink(href) : setWrong(true));
  return (
    <div className="mb-2 grid gap-2 rounded-md bg-sunken p-3">
      <label htmlFor={id}>{words.address}</label>
      <input
        id={id}
        value={href}
        className={INPUT_LOOK}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => {
          setHref(event.currentTarget.value.trim());
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-danger">
          {words.wrongAddress}
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        <Button size="small" onClick={apply}>
          {words.apply}
        </Button>
        {hrefBefore !== '' && (
          <Button size="small" kind="secondary" onClick={() => onLink(null)}>
            {words.unlink}
          </Button>
        )}
      </span>
    </div>
  );
}

/** Links what is selected; where nothing is, the address itself is written. */
function linkTo(href: string | null): Command {
  const type = marks.link as MarkType;
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (href === null) dispatch?.(state.tr.removeMark(from, to, type));
    else if (empty)
      dispatch?.(state.tr.replaceSelectionWith(schema.text(href, [type.create({ href })]), false));
    else dispatch?.(state.tr.removeMark(from, to, type).addMark(from, to, type.create({ href })));
    return true;
  };
}

function hrefIn(state: EditorState): string {
  const found = state.selection.$from.marks().find(({ type }) => type === marks.link);
  return typeof found?.attrs.href === 'string' ? found.attrs.href : '';
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = selection;
  if (empty) return (type.isInSet(storedMarks ?? $from.marks()) ?? null) !== null;
  return doc.rangeHasMark(from, to, type);
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type,
  );
}
