import { describe, expect, it } from 'vitest';
import * as mails from './mails.ts';

const { acceptedMail, declinedMail, invitationMail, leftMail, removedMail } = mails;

const publicUrl = 'https://ampersand.example';
const names = {
  primaryFirstName: 'Maya',
  primaryLastName: '',
  partnerFirstName: 'Jonah',
  partnerLastName: '',
};
const nobody = { primaryFirstName: '', primaryLastName: '', partnerFirstName: '', partnerLastName: '' };
const invitation = {
  id: 'i1',
  email: 'sam@example.com',
  firstName: 'Sam',
  role: 'PLANNER',
  sendCount: 2,
} as const;

describe('invitationMail', () => {
  const mail = invitationMail({ invitation, names, inviterFirstName: 'Maya', token: 'tok-en_1', publicUrl });

  it('carries the link in both forms, and one key per sending', () => {
    expect(mail).toMatchObject({ key: 'invitation:i1:2', to: 'sam@example.com' });
    expect(mail.text).toContain('https://ampersand.example/invitation/tok-en_1');
    expect(mail.html).toContain('href="https://ampersand.example/invitation/tok-en_1"');
  });

  it('says who, whose wedding and as what', () => {
    expect(mail.subject).toBe('Maya invited you to help plan Maya & Jonah’s wedding');
    expect(mail.text).toContain('Maya & Jonah’s wedding on Ampersand as their planner');
  });

  it('stays a sentence without any name', () => {
    const bare = { invitation: { ...invitation, firstName: '' }, names: nobody, inviterFirstName: undefined };
    const text = invitationMail({ ...bare, token: 't', publicUrl }).text;
    expect(text).toContain('Hi there');
    expect(text).toContain('A couple would like you to join their wedding');
  });

  it('never lets a name become markup or a second line', () => {
    const evil = '<img src=x onerror=alert(1)>\r\nBcc: a@example.com';
    const hostile = invitationMail({ invitation, names, inviterFirstName: evil, token: 't', publicUrl });
    expect(hostile.html).not.toContain('<img');
    expect(hostile.subject).not.toMatch(/[\r\n]/);
    expect(hostile.subject.length).toBeLessThan(120);
  });
});

describe('the other mails', () => {
  const answer = { invitationId: 'i1', to: 'maya@example.com', name: 'Sam', publicUrl };

  it('have one key per occasion', () => {
    expect(acceptedMail(answer).key).toBe('invitation-accepted:i1');
    expect(declinedMail(answer).key).toBe('invitation-declined:i1');
    expect(removedMail({ ...answer, names }).key).toBe('invitation-removed:i1');
    expect(leftMail({ ...answer, occasion: 'o1' }).key).toBe('wedding-left:o1');
  });

  it('say it in text and HTML', () => {
    expect(acceptedMail(answer).text).toContain('Sam accepted your invitation');
    expect(declinedMail(answer).html).toContain('Sam declined your invitation');
    expect(removedMail({ ...answer, names }).text).toContain('Maya & Jonah’s wedding');
    expect(removedMail({ ...answer, names: nobody }).text).toContain('removed from a wedding');
    expect(leftMail({ ...answer, name: '', occasion: 'o' }).subject).toBe('Someone left your wedding');
  });
});

describe('a name that an older version let through', () => {
  const name = 'Click https://evil.com now';
  const linked = {
    primaryFirstName: name,
    primaryLastName: name,
    partnerFirstName: name,
    partnerLastName: name,
  };
  const about = { invitationId: 'i1', to: 'maya@example.com', publicUrl };
  const everyMail = {
    invitationMail: () =>
      invitationMail({
        invitation: { ...invitation, firstName: name },
        names: linked,
        inviterFirstName: name,
        token: 't',
        publicUrl,
      }),
    acceptedMail: () => acceptedMail({ ...about, name }),
    declinedMail: () => declinedMail({ ...about, name }),
    removedMail: () => removedMail({ ...about, names: linked }),
    leftMail: () => leftMail({ ...about, occasion: 'o1', name }),
  } satisfies Record<keyof typeof mails, unknown>;

  it.each(Object.entries(everyMail))('is no link: %s', (_which, write) => {
    const mail = JSON.stringify(write());
    expect(mail).toContain('evil. com');
    expect(mail).not.toContain('evil.com');
  });
});
