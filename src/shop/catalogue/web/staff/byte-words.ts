import { useFormatter } from 'use-intl';

/** `1,2 Mo`, `340 ko`: as people say how large a file is. */
export function useByteWords(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const [value, unit] =
      bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [bytes / 1_000, 'kilobyte'];
    return format.number(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 });
  };
}
