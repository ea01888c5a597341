import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

/** A secret, to be copied now: nobody can show it again. */
export function ShownOnce({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useTranslations('integrations.keys.shown');
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.show({ title: t('copied') });
    } catch {
      toast.show({ title: t('notCopied'), kind: 'destructive' });
    }
  }
  return (
    <div className="grid gap-4">
      <TextField
        id="shown-once"
        name="secret"
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        className="font-mono"
      />
      <p>
        <Button kind="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </p>
    </div>
  );
}
