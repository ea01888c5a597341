import { useEffect, useRef, useState } from 'react';
import { isSameTyped } from '#basics/form.ts';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { forgetDraft, keepDraft } from '#platform/browser/draft-storage.ts';
import { type ChangeOf, useHeld } from '#ui/use-held.ts';
import type { SaveProductDraft } from '../../contract.ts';
import type { TypedProduct } from '../../rules/product.ts';

/** `kept`: on this device only, and tried again. */
export type Saving = 'same' | 'typing' | 'saving' | 'saved' | 'kept' | 'refused' | 'conflict';

const PAUSE_MS = 1_200;
const RETRY_MS = 10_000;

type Start = {
  readonly productId: string;
  /** Under which it is kept on this device, for whoever is signed in. */
  readonly draft: string;
  /** As the server has it. */
  readonly form: TypedProduct;
  readonly revision: number | null;
  /** Of what was published last when it was begun; undefined where that is not known. */
  readonly published: number | undefined;
  /** What begins in the form: as the server has it, or as it was typed on this device. */
  readonly typed: TypedProduct;
};

/**
 * What is typed is kept on this device at once, and by the server a moment after the last letter; one save
 * after the other, each on top of the one before.
 */
export function useAutosave(start: Start) {
  const { productId, draft } = start;
  const held = useHeld(start.typed);
  // What was typed here before the page was left has not left either.
  const [saving, setSaving] = useState<Saving>(
    isSameTyped(start.typed, start.form) ? 'same' : 'typing',
  );
  const [conflictBy, setConflictBy] = useState<string>();
  const kept = useRef({
    form: start.form,
    revision: start.revision,
    published: start.published,
  });
  const running = useRef<Promise<unknown>>(undefined);

  function change(change: ChangeOf<TypedProduct>) {
    held.change(change);
    setSaving((now) => (now === 'conflict' ? now : 'typing'));
    keepHere();
  }

  /** On this device, as a change of what the server has by now. */
  function keepHere() {
    const { revision, published } = kept.current;
    keepDraft(draft, { typed: held.latest(), id: productId, revision, published });
  }

  /** Does something with what was saved last, upon which nothing else is saved meanwhile. */
  async function alone<T>(act: () => Promise<T>): Promise<T> {
    while (running.current) await running.current.catch(() => undefined);
    const acting = act();
    running.current = acting;
    return acting.finally(() => {
      running.current = undefined;
    });
  }

  /** Answers the revision of what is typed now. @throws Refusal */
  const save = () => alone(saveAlone);

  async function saveAlone(): Promise<number | null> {
    const form = held.latest();
    if (isSameTyped(form, kept.current.form)) return settled();
    setSaving('saving');
    try {
      const { revision } = await callFunction<SaveProductDraft>('save-product-draft', {
        productId,
        revision: kept.current.revision,
        published: kept.current.published,
        form,
      });
      kept.current = { ...kept.current, form, revision };
      if (isSameTyped(form, held.latest())) return settled();
      keepHere();
      return revision;
    } catch (error) {
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
  }, [saving, held.shown]);

  return {
    typed: held.shown,
    latest: held.latest,
    saving,
    conflictBy,
    change,
    save,
    alone,
    /** As `save`, for what is done alone. */
    saveAlone,
    /** As the server has it. */
    saved: () => kept.current.form,
    /**
     * After `sent` was published or given up: the server has no draft any more. What was typed meanwhile
     * stays, a change of what is shown now.
     */
    restart(sent: TypedProduct, form: TypedProduct, published: number | undefined) {
      kept.current = { form, revision: null, published };
      if (!isSameTyped(sent, held.latest())) {
        setSaving('typing');
        return keepHere();
      }
      held.change(() => form);
      setSaving('same');
      forgetDraft(draft);
    },
    /** What somebody else wrote meanwhile is known: it is what the next save replaces. */
    goOnFrom(revision: number | null, published: number, form: TypedProduct) {
      kept.current = { form, revision, published };
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
