import { useTranslations } from 'use-intl';
import type { ChangeOf } from '#ui/use-held.ts';
import type { Picture } from '../../contract.ts';
import { cutAround } from '../../rules/picture.ts';

type Focus = { readonly x: number; readonly y: number };

type Props = {
  readonly picture: Picture;
  readonly focus: Focus;
  readonly onChange: (change: ChangeOf<Focus>) => void;
};

const percent = (part: number, of: number) =>
  Math.max(0, Math.min(100, Math.round((part / of) * 100)));

/** What must stay in sight when a picture is cut: by a click on it, or by two sliders. */
export function FocusField({ picture, focus, onChange }: Props) {
  const t = useTranslations('catalogue.staffMedia.focus');
  const { width, height } = picture;
  const [x, y] = [(width * focus.x) / 100, (height * focus.y) / 100];
  const radius = Math.max(width, height) / 25;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold">{t('legend')}</legend>
      <p className="text-sm text-ink-soft">{t('hint')}</p>
      {/* A pointer's way to what the sliders below do by keyboard. */}
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        className="max-h-80 w-full cursor-crosshair rounded-md bg-sunken"
        onPointerDown={(event) => {
          // The drawing is centred in its frame: its own coordinates are asked for, not the frame's.
          const matrix = event.currentTarget.getScreenCTM();
          if (!matrix) return;
          const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
          onChange(() => ({ x: percent(at.x, width), y: percent(at.y, height) }));
        }}
      >
        <image href={picture.path} width={width} height={height} />
        {[
          ['#14201b', 8],
          ['#ffffff', 4],
        ].map(([stroke, thickness]) => (
          <circle
            key={stroke}
            cx={x}
            cy={y}
            r={radius}
            fill="none"
            stroke={String(stroke)}
            strokeWidth={thickness}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">
        {(['x', 'y'] as const).map((side) => (
          <label key={side} className="grid min-w-0 gap-1">
            <span>{t(side, { percent: focus[side] / 100 })}</span>
            <input
              type="range"
              name={side === 'x' ? 'focusX' : 'focusY'}
              min={0}
              max={100}
              value={focus[side]}
              className="h-11 w-full accent-primary"
              onChange={({ currentTarget: { value } }) =>
                onChange((now) => ({ ...now, [side]: Number(value) }))
              }
            />
          </label>
        ))}
      </div>
      <div className="flex items-end gap-4">
        <Cut picture={picture} focus={focus} ratio={4 / 3} label={t('card')} />
        <Cut picture={picture} focus={focus} ratio={1} label={t('square')} />
      </div>
    </fieldset>
  );
}

type CutProps = Omit<Props, 'onChange'> & { readonly ratio: number; readonly label: string };

/** How lists will show it, by the same rule. */
function Cut({ picture, focus, ratio, label }: CutProps) {
  const { width, height, path } = picture;
  const cut = cutAround({ width, height, focusX: focus.x, focusY: focus.y }, ratio);
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${cut.left} ${cut.top} ${cut.width} ${cut.height}`}
        className="h-24 rounded-md bg-sunken"
      >
        <image href={path} width={width} height={height} />
      </svg>
      <figcaption aria-hidden className="mt-1 text-sm text-ink-soft">
        {label}
      </figcaption>
    </figure>
  );
}
