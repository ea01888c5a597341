import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { newEmail } from '../support/account-client.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import { comeBack, signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, welcome } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const WORDS = {
  fr: {
    team: 'Équipe',
    invite: 'Inviter quelqu’un',
    email: 'Adresse e-mail',
    packer: /Préparation/,
    send: 'Envoyer l’invitation',
    sent: 'Invitation envoyée',
    subject: 'équipe',
    name: 'Prénom et nom',
    join: 'Rejoindre',
    add: 'Ajouter une application',
    code: 'Code affiché par l’application',
    confirm: 'Confirmer',
    home: 'L’espace de l’équipe',
    orders: 'Commandes',
    requests: 'Demandes',
    notYours: 'Votre rôle n’ouvre pas cette page',
    edit: 'Modifier Paul Colis',
    remove: 'Retirer de l’équipe',
    removeNow: 'Oui, retirer',
    removed: 'Accès retirés',
    gate: /^Vous n’êtes plus connecté/,
  },
  en: {
    team: 'Team',
    invite: 'Invite somebody',
    email: 'E-mail address',
    packer: /Packer/,
    send: 'Send the invitation',
    sent: 'Invitation sent',
    subject: 'team',
    name: 'First and last name',
    join: 'Join',
    add: 'Add an app',
    code: 'Code shown by the app',
    confirm: 'Confirm',
    home: 'The staff area',
    orders: 'Orders',
    requests: 'Requests',
    notYours: 'Your role does not open this page',
    edit: 'Edit Paul Colis',
    remove: 'Remove from the team',
    removeNow: 'Yes, remove',
    removed: 'Access removed',
    gate: 'You are no longer signed in',
  },
} as const;

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

describeInEachLanguage(import.meta.url, 'the team, in %s,', (language) => {
  const words = WORDS[language];

  test('is joined with a second step by a packer, who sees no figures and is out when removed', async () => {
    const email = newEmail();
    const claire = await comeBack(stage, { email: CLAIRE, path: '/cms/team', language });
    await claire.page.getByRole('button', { name: words.invite }).click();
    const dialog = claire.page.getByRole('dialog');
    await dialog.getByLabel(words.email).fill(email);
    await dialog.getByRole('radio', { name: words.packer }).check();
    expect(await axeViolations(claire.page)).toEqual([]);
    await dialog.getByRole('button', { name: words.send }).click();
    await claire.page.getByText(words.sent).first().waitFor();
    await claire.page.getByText(email).first().waitFor();

    const mail = await mailTo(stage.server.mailbox, email, words.subject);
    const [, path = ''] = /(\/cms\/join\/[\w-]+)/.exec(mail.text ?? '') ?? [];
    const paul = await welcome(stage.browser, stage.server.url, { language, width: 'phone' });
    await paul.page.goto(path);
    await signInHere(paul.page, stage.server, { email, language });
    await paul.page.getByLabel(words.name).fill('Paul Colis');
    await paul.page.getByRole('button', { name: words.join }).click();
    await paul.page.getByRole('button', { name: words.add }).click();
    forgive(paul, 403);
    await paul.page.getByLabel(words.code).waitFor();
    expect(await axeViolations(paul.page)).toEqual([]);
    const secret = (await paul.page.locator('code').first().innerText()).replace(/\s/g, '');
    await paul.page.getByLabel(words.code).fill(new TOTP({ secret }).generate());
    await paul.page.getByRole('button', { name: words.confirm }).click();
    await paul.page.getByRole('heading', { name: words.home, level: 1 }).waitFor();
    expect(await paul.page.locator('#sales').count()).toBe(0);
    const main = paul.page.getByRole('main');
    await main.getByRole('link', { name: words.orders, exact: true }).waitFor();
    expect(await main.getByRole('link', { name: words.requests, exact: true }).count()).toBe(0);
    await paul.page.goto('/cms/requests');
    await paul.page.getByRole('heading', { name: words.notYours }).waitFor();
    expect(await axeViolations(paul.page)).toEqual([]);

    await claire.page.reload();
    await claire.page.getByRole('button', { name: words.edit }).click();
    await claire.page.getByRole('button', { name: words.remove }).click();
    await claire.page.getByRole('button', { name: words.removeNow }).click();
    await claire.page.getByText(words.removed).first().waitFor();
    await paul.page.goto('/cms/orders');
    await paul.page.getByRole('heading', { name: words.gate }).waitFor();
    paul.complaints.length = 0;
    await paul.leave();
    await claire.leave();
  });
});
