import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listJournal } from '#company/contract.ts';
import {
  listFollowUps,
  markAction,
  publishFollowUp,
  withdrawFollowUp,
} from '#listening/contract.ts';
import { type Colleague, type ListeningCompany, listeningCompany } from '../support/listening.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let other: ListeningCompany;
beforeAll(async () => {
  product = await startTestProduct();
  company = await listeningCompany(product, { Atelier: 2, Vente: 2 }, '2026-10-26');
  other = await listeningCompany(product, { Ailleurs: 1 }, '2026-10-26');
});
afterAll(() => product.stop());

const companyId = () => company.id;
const of = (team: string) => company.colleagues.find((who) => who.team === team) as Colleague;
const read = async (who: Colleague) =>
  (await who.call(listFollowUps, { companyId: companyId() })).followUps;

function answer(placeId: string | undefined, heard = 'La charge a monté depuis la rentrée.') {
  return {
    companyId: companyId(),
    followUpId: randomUUID(),
    placeId: placeId ?? '',
    heard,
    actions: [
      { id: randomUUID(), what: ' Deux renforts ', dueOn: '2026-12-31' },
      { id: randomUUID(), what: ' ', dueOn: null },
      { id: randomUUID(), what: 'Plannings affichés dix jours avant', dueOn: null },
    ],
  };
}

describe('what was heard and what is done', () => {
  test('is published once, for the people of the place, and read by HR and works council', async () => {
    const published = answer(company.places.Atelier);
    for (let times = 0; times < 3; times += 1) await company.hr.call(publishFollowUp, published);
    const [own] = await read(of('Atelier'));
    expect(own).toMatchObject({
      id: published.followUpId,
      placeName: 'Atelier',
      heard: published.heard,
      publishedOn: '2026-11-23',
      actions: [
        { what: 'Deux renforts', dueOn: '2026-12-31', doneOn: null },
        { what: 'Plannings affichés dix jours avant', dueOn: null, doneOn: null },
      ],
    });
    expect(await read(of('Vente'))).toEqual([]);
    expect(await read(company.cse)).toEqual([own]);
    expect(await read(company.owner)).toEqual([own]);
    await company.hr.call(publishFollowUp, answer(company.places.site, 'Pour tout Nantes.'));
    await company.hr.call(publishFollowUp, answer(company.id, 'Pour tous.'));
    const names = async (who: Colleague) => (await read(who)).map(({ placeName }) => placeName);
    expect((await names(of('Vente'))).toSorted()).toEqual(['Nantes', null].toSorted());
    expect(await names(of('Atelier'))).toHaveLength(3);
  });

  test('says what is done, and can be withdrawn; the journal keeps both', async () => {
    const published = answer(company.places.Vente);
    await company.owner.call(publishFollowUp, published);
    const actionId = published.actions[0]?.id ?? '';
    const doneOn = async () => (await read(of('Vente')))[0]?.actions[0]?.doneOn;
    const find = async () =>
      (await read(of('Vente'))).find(({ id }) => id === published.followUpId);
    await company.hr.call(markAction, { companyId: companyId(), actionId, isDone: true });
    expect((await find())?.actions[0]?.doneOn).toBe('2026-11-23');
    await company.hr.call(markAction, { companyId: companyId(), actionId, isDone: false });
    expect((await find())?.actions[0]?.doneOn).toBeNull();
    expect(await doneOn()).toBeNull();
    const withdrawn = { companyId: companyId(), followUpId: published.followUpId };
    await company.hr.call(withdrawFollowUp, withdrawn);
    expect(await find()).toBeUndefined();
    expect((await refusalOf(company.hr.call(withdrawFollowUp, withdrawn))).code).toBe('not-found');
    const { entries } = await company.cse.call(listJournal, {
      companyId: companyId(),
      about: 'listening',
    });
    const actions = entries.map(({ action }) => action);
    expect(actions).toContain('follow-up-published');
    expect(actions).toContain('follow-up-withdrawn');
  });

  test('is refused beside the field that is wrong, and nothing is kept of it', async () => {
    const wrong = {
      ...answer(company.id, '  '),
      actions: [{ id: randomUUID(), what: 'x'.repeat(301), dueOn: '2026-02-30' }],
    };
    const refusal = await refusalOf(company.hr.call(publishFollowUp, wrong));
    expect(refusal.problems).toEqual([
      { path: 'heard', problem: 'required' },
      { path: 'actions.0.what', problem: 'too-long' },
      { path: 'actions.0.dueOn', problem: 'day-invalid' },
    ]);
    expect((await read(company.hr)).some(({ id }) => id === wrong.followUpId)).toBe(false);
  });

  test('is published by owners and HR of that company alone, for its own places', async () => {
    for (const who of [company.cse, of('Atelier'), other.owner]) {
      const refusal = await refusalOf(who.call(publishFollowUp, answer(company.id)));
      expect(refusal.code).toBe('forbidden');
    }
    const foreign = answer(other.places.site);
    expect((await refusalOf(company.hr.call(publishFollowUp, foreign))).code).toBe('not-found');
    for (const who of [other.hr, other.colleagues[0]]) {
      const refusal = await refusalOf(
        Promise.resolve(who?.call(listFollowUps, { companyId: companyId() })),
      );
      expect(refusal.code).toBe('forbidden');
    }
    const [known] = await read(company.hr);
    const actionId = known?.actions[0]?.id ?? '';
    const mark = { companyId: other.id, actionId, isDone: true };
    expect((await refusalOf(other.hr.call(markAction, mark))).code).toBe('not-found');
  });
});
