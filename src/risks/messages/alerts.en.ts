import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './alerts.fr.ts';

export const en: MirrorOf<typeof fr> = {
  intro:
    'Every Monday, what has just been published is compared with what is usual in each group. A signal is not a diagnosis: it says where to look, never at whom.',
  loading: 'Reading the signals…',
  none: {
    title: 'No signal',
    text: 'Nothing that was published is out of the ordinary. {watched, plural, =0 {Groups will be watched from the first publication on.} one {One group is watched.} other {# groups are watched.}}',
  },
  calibrating: {
    title: 'Still learning',
    text: 'Six comparable weeks are needed to know what is usual, and six others in a group that has changed too much to be compared with itself. Until then only the level is shown.',
    'no-list': 'The first list is not made yet: nothing is published, and nothing is watched.',
    'under-half':
      'Fewer than half of the people on the list take part: nothing is published, and nothing is watched, until the next list at least.',
    tooFew:
      '{name}: nothing is published, for want of {least} people on the list in this group or right beside it',
    place: '{name}: {weeks, plural, one {one more week} other {# more weeks}}',
  },
  stages: { information: 'Information', vigilance: 'Vigilance', alert: 'Alert' },
  kinds: { drop: 'The score has fallen', level: 'Low for long', participation: 'Silence' },
  whole: 'The whole company',
  facts: {
    drop: 'The last weeks are {fall} points under what is usual, with comings and goings left aside. A difference of {margin} would be normal.',
    level:
      'The level of the last four weeks is {level} out of 15, give or take {margin}: it has surely been under {under} for at least {weeks} weeks.',
    participation:
      '{now, select, few {Fewer than half of the people on the list take part: nothing is published any more.} other {A little more than half of the people on the list take part, where most did so far.}} This is said once a list, of the whole company.',
    lowShare:
      '{share}% of the published answers were low, at least {least}% with the margin considered (former method).',
    answers: 'Participation was {recent}%, where {baseline}% was usual (former method).',
    since: 'Since the week of {day}.',
    back: 'The difference is back to normal: the signal ends after three weeks close to what is usual.',
    ended:
      'The signal was over with the week of {day}: back to what is usual, or nothing left to compare with.',
    silent: 'Nothing has been published since the week of {day}: nothing says that it is over.',
    gone: 'This group is no more.',
    due: 'To be seen to by {day}',
    late: 'Late since {day}',
    owner: 'With {who}',
    nobody: 'With nobody',
    somebody: 'somebody in the company',
    acknowledged: 'Read on {day}',
    confirmed: 'Entered in the risk document',
    closed: 'Closed on {day}: {reason}',
  },
  toExamine: 'A signal to examine, which may be a false alarm. ',
  todo: {
    title: 'What to do now',
    drop: {
      first:
        'Within 48 hours, go and see the work, not the people: workload, hours, tools, management, announcements: what has changed?',
      second:
        'Speak to the works council, which reads the same signal. Ask the teams what weighs on them and what would help, without looking for who answered.',
      third:
        'Decide on a measure and a date, enter it in the risk document, and tell the teams what you are doing about it.',
    },
    level: {
      first:
        'Within 48 hours, read the six factors and the last four weeks again: what is low, and since when?',
      second:
        'Bring managers, the works council and the occupational doctor together around the work as it is done: means, goals, deadlines.',
      third:
        'Decide on a measure and a date, enter it in the risk document, and look at the level again in two months.',
    },
    participation: {
      first:
        'Within 48 hours, ask the works council and managers what keeps people from answering: time, access or trust.',
      second:
        'Remind everybody of what nobody can see, and of what was done with the earlier results.',
      third: 'Set a date to look again in a month. Never press one person in particular.',
    },
  },
  act: {
    acknowledge: 'I have read it',
    acknowledged: 'Noted',
    assign: 'Give to somebody',
    confirm: 'Enter in the risk document',
    close: 'Close',
    results: 'See the results',
  },
  assign: {
    title: 'Give this signal to somebody',
    owner: 'To whom?',
    nobody: 'To nobody for now',
    dueOn: 'Due',
    done: 'Noted',
  },
  confirm: {
    title: 'Enter in the risk document',
    text: 'This is new information on a risk (article R4121-2): a dated entry is opened, with three tasks: review the risks of the unit, tell the works council, send the new version to the occupational health service.',
    what: 'What you have found',
    whatHint: 'Speak of the work and its organisation, never of a person.',
    proposed: {
      drop: 'Lasting fall of the score of {place} in the published listening results.',
      level: 'Lastingly low level at {place} in the published listening results.',
      participation: 'Fall of participation in listening in the company.',
    },
    submit: 'Enter',
    done: 'Entry opened in the risk document',
  },
  close: {
    title: 'Close this signal',
    reason: 'Why?',
    reasons: {
      measures: 'Measures are being taken',
      explained: 'It is explained: this level is what is usual now',
      'false-alarm': 'False alarm',
      ended: 'Things are back to what is usual',
    },
    note: 'Explanation',
    noteHint: 'Will be read by those who come after you.',
    submit: 'Close',
    done: 'Signal closed',
  },
  settings: {
    title: 'How signals are decided',
    text: 'A signal begins when the last weeks are under what is usual by more than chance explains; it ends after three weeks back near to it. Changes are read among the same people: who comes or goes makes no difference. Weeks of holidays and public holidays do not count. That fewer people take part is signalled once a list only, of the whole company. Watching may be closer than the standard, never looser.',
    sensitivity: 'Sensitivity',
    levels: {
      standard: { name: 'Standard', text: 'The fewest false alarms.' },
      attentive: { name: 'Attentive', text: 'Sees sooner, is wrong more often.' },
      veryAttentive: { name: 'Very attentive', text: 'Sees soon, is often wrong.' },
    },
    saved: 'Groups will be watched like this',
    rates: 'What these signals are worth',
    ratesText:
      'Measured on simulated groups in which people answer, are away, come and go, with the numbers as they are published (lists, margins and rounding included). It is assumed that the mood that people of a group have in common wanders by itself by 0.35 points (standard deviation) and comes back within some ten weeks. Nobody knows that beforehand: if it wanders twice as far, or follows the seasons by half a point, the false alarms are those of the next two columns. A year has 52 weeks that are published and comparable. For each size, the worst of what was measured.',
    ratesCaption: 'False alarms and falls that are seen, by size of the group',
    size: 'People on the list',
    onsets: 'False alarms per group and year, at most',
    onsetsIfDrifting: 'If moods wander twice as far',
    onsetsIfSeasonal: 'If they follow the seasons',
    seenSmaller: 'Lasting falls of 1.5 points seen in 8 weeks, at least',
    seen: 'Lasting falls of 2 points seen in 8 weeks, at least',
    percent: '{percent}%',
    band: '{most, select, none {{least} or more} other {{least} to {most}}}',
    rate: 'In a group of {most, select, none {{least} people or more} other {{least} to {most} people}}, this setting is wrong up to {onsets} times a year.',
    rateSeen:
      'Within eight weeks it detects at least {seenSmaller}% of lasting falls of a point and a half, and {seen}% of those of two points.',
    rateSilence:
      'How many people take part is said with a margin: in a company of forty people or more the word falls by chance less than once in a hundred years; below that, a fall is signalled only where nothing is published any more.',
    fourWeeks:
      'In so small a group, no signal does not mean that all is well: also read, in the results, what four weeks say together.',
    lowLevels:
      'A low level that lasts is signalled only where it is sure, that is under {under} out of 15 with its margin. That is seen in large groups only: of a hundred and forty people who truly are at 5.5, three times out of five within six months; of forty, one time out of three. Of a small team a level alone is never sure enough: read the changes.',
    measured:
      'Measured on six hundred simulated companies for each case; the figure given is the worst of its size.',
  },
  replay: {
    title: 'Replay it on your own history',
    text: 'What each sensitivity would have signalled in the published weeks: a year for the company and its sites, six months for teams.',
    loading: 'Replaying the weeks…',
    caption: 'Signals by group, with the sensitivity “{level}”',
    place: 'Group',
    signals: 'Signals',
    none: 'none',
    signal: '{kind}, {stage}, from {since} to {until}',
    lasting: '{kind}, {stage}, since {since}',
    total:
      '{count, plural, =0 {No signal} one {One signal} other {# signals}} in {weeks, plural, one {one published week} other {# published weeks}}.',
    empty: 'No week is published yet: there is nothing to replay.',
    failed: 'The weeks could not be replayed.',
  },
};
