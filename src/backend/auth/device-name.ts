import Bowser from 'bowser';

const LONGEST_HEADER = 1_000;
const LONGEST_NAME = 80;

/**
 * By what somebody recognises a device: `Firefox · Windows`. Nothing finer is kept of the header.
 * @returns undefined for what says nothing of itself
 */
export function deviceName(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const device = Bowser.getParser(userAgent.slice(0, LONGEST_HEADER));
  const name = [device.getBrowserName(), device.getOSName()].filter(Boolean).join(' · ');
  return name.slice(0, LONGEST_NAME) || undefined;
}
