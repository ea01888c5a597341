import type { ReactNode } from 'react';

/** Decoration in the colours of the page, hence drawn for the day and the night alike. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full stroke-ink"
    >
      {children}
    </svg>
  );
}

const BLOB =
  'M22 88C14 46 58 18 112 22C166 12 226 34 222 86C220 132 168 148 116 142C66 150 28 132 22 88Z';

export function PictureScore() {
  return (
    <Sheet>
      <path d={BLOB} className="fill-wellness-tint stroke-none" />
      <path d="M52 112C50 68 82 40 121 41C161 41 190 70 189 112" className="fill-surface" />
      <path d="M52 112C50 92 58 72 72 59" className="stroke-danger" strokeWidth="9" />
      <path d="M84 50C108 37 138 38 159 52" className="stroke-food" strokeWidth="9" />
      <path d="M170 61C184 74 190 92 189 112" className="stroke-success" strokeWidth="9" />
      <path d="M121 112L149 69" strokeWidth="5" />
      <circle cx="121" cy="112" r="8" className="fill-primary" />
      <path d="M40 113Q122 110 204 114" />
    </Sheet>
  );
}

export function PictureTrend() {
  return (
    <Sheet>
      <path d={BLOB} className="fill-hygiene-tint stroke-none" />
      <path
        d="M46 34Q120 31 196 35Q199 78 196 126Q122 129 45 126Q42 80 46 34Z"
        className="fill-surface"
      />
      <path
        d="M58 86L84 78L110 84L136 66L160 70L184 48L184 78L160 98L136 92L110 110L84 104L58 110Z"
        className="fill-primary/15 stroke-none"
      />
      <path
        d="M58 98L84 90L110 97L136 79L160 84L184 62"
        className="stroke-primary"
        strokeWidth="4.5"
      />
      <circle cx="184" cy="62" r="6.5" className="fill-accent" />
    </Sheet>
  );
}

export function PictureAlert() {
  return (
    <Sheet>
      <path d={BLOB} className="fill-monthly-tint stroke-none" />
      <path
        d="M120 36C98 37 86 53 87 74C88 94 81 101 74 111Q120 116 167 111C159 101 153 93 154 73C154 53 142 36 120 36Z"
        className="fill-surface"
      />
      <path d="M106 116C107 126 113 131 121 131C129 131 134 126 135 116" className="fill-accent" />
      <path d="M120 36L120 28" />
      <path d="M66 52C58 62 55 74 56 86M174 52C182 62 185 74 184 86" className="stroke-accent" />
    </Sheet>
  );
}

export function PictureDocument() {
  return (
    <Sheet>
      <path d={BLOB} className="fill-food-tint stroke-none" />
      <path
        d="M80 26Q112 24 144 27L170 54Q172 96 168 136Q124 139 78 136Q75 80 80 26Z"
        className="fill-surface"
      />
      <path d="M144 27Q144 42 145 53Q158 54 170 54" />
      <path
        d="M92 72Q108 70 126 72M92 92Q118 90 152 92M92 112Q116 110 142 112"
        className="stroke-line-strong"
      />
      <path d="M136 68L143 76L156 60" className="stroke-success" strokeWidth="5" />
    </Sheet>
  );
}

/** A screen with its figure, for HR. */
export function PictureDesk() {
  return (
    <Sheet>
      <path
        d="M52 24Q120 21 190 25Q194 66 190 108Q122 111 51 108Q47 66 52 24Z"
        className="fill-surface"
      />
      <path d="M120 110L121 130M88 133Q120 129 154 133" />
      <path d="M68 46Q82 44 98 46" className="stroke-line-strong" />
      <path
        d="M68 90L90 82L108 86L128 68L148 72L172 50"
        className="stroke-primary"
        strokeWidth="4.5"
      />
      <circle cx="172" cy="50" r="6" className="fill-accent" />
    </Sheet>
  );
}

/** Two sheets that say the same, for the works council. */
export function PictureSame() {
  return (
    <Sheet>
      <path
        d="M36 34Q68 31 102 35Q104 82 101 126Q70 129 35 126Q32 80 36 34Z"
        className="fill-surface"
      />
      <path
        d="M140 34Q172 31 206 35Q208 82 205 126Q174 129 139 126Q136 80 140 34Z"
        className="fill-surface"
      />
      <path d="M50 58Q68 56 86 58M154 58Q172 56 190 58" className="stroke-line-strong" />
      <path
        d="M50 102L62 90L74 96L88 78M154 102L166 90L178 96L192 78"
        className="stroke-primary"
        strokeWidth="4.5"
      />
      <path
        d="M112 72Q121 71 130 72M112 86Q121 85 130 86"
        className="stroke-accent"
        strokeWidth="5"
      />
    </Sheet>
  );
}

/** A phone and a face, for whoever answers. */
export function PictureTap() {
  return (
    <Sheet>
      <path
        d="M86 16Q120 14 156 17Q166 18 166 28Q168 82 165 136Q164 145 155 145Q120 147 86 145Q77 144 76 135Q73 82 76 27Q77 17 86 16Z"
        className="fill-surface"
      />
      <circle cx="121" cy="66" r="26" className="fill-food-tint" />
      <path d="M109 73Q121 86 133 73" />
      <path d="M112 59L112 60M130 59L130 60" strokeWidth="6" />
      <path d="M96 114Q121 111 146 114" className="stroke-primary" strokeWidth="11" />
    </Sheet>
  );
}
