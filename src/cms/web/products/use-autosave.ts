import { useEffect, useRef, useState } from 'react';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { forgetDraft, keepDraft } from '#platform/browser/typed-drafts.ts';
import type { Typed } from '#ui/use-judged-form.ts';
import type { SaveProductDraft } from '../../contract.ts';

/** `kept`: on this device only, and tried again. */
export type Saving = 'same' | 'typing' | 'saving' | 'saved' | 'kept' | 'refused' | 'conflict';

const PAUSE_MS = 1_200;
const RETRY_MS = 10_000;

type Start = {
  readonly productId: string;
  /** Under which it is kept on this device, for whoever is signed in. */
  readonly draft: string;
  /** As the server has it. */
  readonly form: Typed;
  readonly revision: number | null;
  /** Of what was published last when it was begun; undefined where that is not known. */
  readonly published: number | undefined;
  /** What begins in the form: as the server has it, or as it was typed on this device. */
  readonly typed: Typed;
};

/**
 * What is typed is kept on this device at once, and by the server a moment after the last letter; one save
 * after the other, each on top of the one before.
 */
export function useAutosave(start: Start) {
  const { productId, draft } = start;
  const [typed, setTyped] = useState(start.typed);
  // What was typed here before the page was left has not left either.
  const [saving, setSaving] = useState<Saving>(
    isSame(filled(start.typed), filled(start.form)) || Object.keys(start.form).length === 0
      ? 'same'
      : 'typing',
  );
  const [conflictBy, setConflictBy] = useState<string>();
  const latest = useRef(start.typed);
  const kept = useRef({
    form: filled(start.form),
    revision: start.revision,
    published: start.published,
  });
  const running = useRef<Promise<unknown>>(undefined);

  function change(next: Typed) {
    latest.current = next;
    setTyped(next);
    if (saving !== 'conflict') setSaving('typing');
    const { revision, published } = kept.current;
    keepDraft(draft, { typed: next, id: productId, revision, published });
  }

  /** Answers the revision of what is typed now. @throws Refusal */
  async function save(): Promise<number | null> {
    while (running.current) await running.current.catch(() => undefined);
    const form = filled(latest.current);
    if (isSame(form, kept.current.form)) return settled();
    setSaving('saving');
    const sent = callFunction<SaveProductDraft>('save-product-draft', {
      productId,
      revision: kept.current.revision,
      published: kept.current.published,
      form,
    });
    running.current = sent;
    try {
      const { revision } = await sent;
      kept.current = { ...kept.current, form, revision };
      running.current = undefined;
      return isSame(form, filled(latest.current)) ? settled() : revision;
    } catch (error) {
      running.current = undefined;
      setSaving(savingAfter(error));
      setConflictBy(error instanceof Refusal ? String(error.details?.editedBy ?? '') : '');
      throw error;
    }
  }

  function settled(): number | null {
    setSaving(kept.current.revision === null ? 'same' : 'saved');
    forgetDraft(draft);
    return kept.current.revision;
  }

  // The timer calls what this render knows.
  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (saving !== 'typing' && saving !== 'kept') return;
    const quietly = () => void saveNow.current().catch(() => undefined);
    const timer = setTimeout(quietly, saving === 'typing' ? PAUSE_MS : RETRY_MS);
    window.addEventListener('online', quietly);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', quietly);
    };
  }, [saving, typed]);

  return {
    typed,
    saving,
    conflictBy,
    change,
    save,
    /** After it was published or given up: the server has no draft any more. */
    restart(form: Typed, published: number | undefined) {
      kept.current = { form: filled(form), revision: null, published };
      latest.current = form;
      setTyped(form);
      setSaving('same');
      forgetDraft(draft);
    },
    /** What somebody else wrote meanwhile is known: it is what the next save replaces. */
    goOnFrom(revision: number | null, published: number, form: Typed) {
      kept.current = { form: filled(form), revision, published };
      setConflictBy(undefined);
      setSaving('typing');
    },
  };
}

function savingAfter(error: unknown): Saving {
  if (!(error instanceof Refusal)) return 'kept';
  if (error.code === 'conflict') return 'conflict';
  return error.code === 'invalid-input' ? 'refused' : 'kept';
}

/** Empty fields are as if they were not there. */
export function filled(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
}

export function isSame(one: Typed, other: Typed): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
