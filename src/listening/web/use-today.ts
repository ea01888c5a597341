import { useEffect, useState } from 'react';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';

const LOOK_EVERY_MS = 60_000;

/** The day it is in Paris, also for a page that was left open overnight. */
export function useToday(): ParisDay {
  const [today, setToday] = useState(() => parisDayOf(new Date()));
  useEffect(() => {
    const look = () => setToday(parisDayOf(new Date()));
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
