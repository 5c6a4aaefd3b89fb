import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_LINE } from '#capabilities/budget/rules/new-line.ts';
import { NEW_PERSON } from '#capabilities/guests/rules/guest-person.ts';
import { NEW_EVENT } from '#capabilities/guests/rules/new-event.ts';
import { NEW_HOUSEHOLD } from '#capabilities/guests/rules/new-household.ts';
import { openListing, openTown } from '#capabilities/storefronts/testing/open-listing.ts';
import { CONTRACT_CALLS } from '../contract-calls.ts';
import { expectNoLeak, label } from './expect-answer.ts';
import { fillPath } from './fill-path.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { signUpCouple, stepUp, type TestPerson } from './test-people.ts';
import { watchTables } from './watch-tables.ts';

let app: TestApp;
let couple: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  couple = await signUpCouple(app);
});
afterAll(() => app.close());

describe('someone else’s record', () => {
  /** A real record of the couple for every call that names one; a call without an entry fails the test below. */
  async function recordsOfCouple(): Promise<Record<string, Record<string, string>>> {
    const { rows } = await app.platform.db.$client.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [couple.userId],
    );
    const session = { id: rows[0]?.id ?? '' };
    const exported = { id: '00000000-0000-4000-8000-00000000e001' };
    await app.platform.db.$client.query(
      `insert into account_exports (id, user_id, expires_at) values ($1, $2, now() + interval '1 day') on conflict do nothing`,
      [exported.id, couple.userId],
    );
    const passkey = { id: '00000000-0000-4000-8000-00000000e008' };
    await app.platform.db.$client.query(
      `insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
       values ($1, 'Phone', 'x', $2, 'x', 0, 'singleDevice', false) on conflict do nothing`,
      [passkey.id, couple.userId],
    );
    const saved = await couple.browser.call('PUT', '/web-api/v1/wedding', { weddingDate: null });
    expect(saved.status, saved.text).toBe(200);
    const invitation = { uuid: '00000000-0000-4000-8000-00000000e002', action: 'revoke' };
    await app.platform.db.$client.query(
      `insert into wedding_invitations (id, wedding_id, email, first_name, role, token_hash, status, invited_by, sent_at, send_count, expires_at)
       select $1, wedding_id, 'jonah@people.example', 'Jonah', 'PARTNER', 'x', 'PENDING', $2, now(), 1, now() + interval '1 day'
       from wedding_members where user_id = $2 on conflict do nothing`,
      [invitation.uuid, couple.userId],
    );
    const picture = { uuid: '00000000-0000-4000-8000-00000000e003' };
    await app.platform.db.$client.query(
      `insert into media_assets (id, uploaded_by, content_hash, original_key, original_format, original_bytes, clean_key,
         width, height, dominant_color, blur_data_url, created_at)
       values ($1, $2, 'x', 'x', 'webp', 1, 'x', 1, 1, '#000000', 'x', now()) on conflict do nothing`,
      [picture.uuid, couple.userId],
    );
    const board = await couple.browser.call<{ uuid: string }>(
      'POST',
      '/web-marketplace-api/v1/favorites/boards',
      {
        name: 'Barns',
      },
    );
    expect(board.status, board.text).toBe(200);
    const guests = await couple.browser.call<{ households: { uuid: string }[] }>(
      'POST',
      '/web-api/v1/guests/lines',
      { lines: 'Ana Lee', side: 'BOTH', list: 'INVITED' },
    );
    expect(guests.status, guests.text).toBe(200);
    const household = { uuid: guests.body.households[0]?.uuid ?? '' };
    const listed = await couple.browser.call<{ events: { uuid: string }[] }>('GET', '/web-api/v1/guests');
    const event = { uuid: listed.body.events[0]?.uuid ?? '' };
    const tagged = await couple.browser.call<{ uuid: string }>('POST', '/web-api/v1/guests/tags', {
      name: 'Family',
      color: 'WINE',
    });
    const guestTag = { uuid: tagged.body.uuid };
    const kept = await couple.browser.call<{ uuid: string }>('POST', '/web-api/v1/guests/filters', {
      name: 'Later',
      query: '?list=LATER',
    });
    const guestFilter = { uuid: kept.body.uuid };
    const suggestion = { uuid: '00000000-0000-4000-8000-00000000e00a' };
    await app.platform.db.$client.query(
      `insert into guest_suggestions (uuid, wedding_id, lines, side, note, state, created_at)
       select $1, wedding_id, 'Ana Lee', 'BOTH', '', 'NEW', now() from wedding_members where user_id = $2`,
      [suggestion.uuid, couple.userId],
    );
    const guestImport = { uuid: '00000000-0000-4000-8000-00000000e007' };
    await app.platform.db.$client.query(
      `insert into guest_imports (uuid, wedding_id, state, sheets, defaults, choices, created_at, expires_at)
       select $1, wedding_id, 'CHECKED', '[]', '{"side":"BOTH","list":"INVITED"}', '{}', now(), now() + interval '1 day'
       from wedding_members where user_id = $2`,
      [guestImport.uuid, couple.userId],
    );
    const claim = { uuid: '00000000-0000-4000-8000-00000000e009' };
    await app.platform.db.$client.query(
      `insert into rsvp_claims (uuid, wedding_id, purpose, name, state, created_at)
       select $1, wedding_id, 'ADDRESS', 'Ana Lee', 'NEW', now() from wedding_members where user_id = $2`,
      [claim.uuid, couple.userId],
    );
    const card = { householdUuid: household.uuid, key: '00000000-0000-4000-8000-00000000e008' };
    const reply = { people: [], note: 'Coming!' };
    const written = await couple.browser.call(
      'POST',
      fillPath('/web-api/v1/rsvp/households/{householdUuid}/cards', card),
      { key: card.key, how: 'MAIL', reply },
    );
    expect(written.status, written.text).toBe(200);
    const request = { uuid: '00000000-0000-4000-8000-00000000e008' };
    await app.platform.db.$client.query(
      `insert into rsvp_change_requests (uuid, wedding_id, household_uuid, reply, state, created_at)
       select $1, wedding_id, uuid, '{"people":[],"answers":[],"note":"","email":""}', 'PENDING', now()
       from guest_households where uuid = $2`,
      [request.uuid, household.uuid],
    );
    const sheet = { uuid: '00000000-0000-4000-8000-00000000e011' };
    await app.platform.db.$client.query(
      `insert into sheet_links (uuid, wedding_id, event_uuid, token, label, fields, created_at)
       select $1, wedding_id, uuid, 'secret', 'Kitchen', '{}', now() from wedding_events where uuid = $2`,
      [sheet.uuid, event.uuid],
    );
    const message = { uuid: '00000000-0000-4000-8000-00000000e012' };
    await app.platform.db.$client.query(
      `insert into guest_messages (uuid, wedding_id, kind, state, audience, texts, created_at)
       select $1, wedding_id, 'MESSAGE', 'DRAFT', 'EVERYONE', '{"en":{"subject":"Hotel","text":"Book soon."}}', now()
       from wedding_members where user_id = $2`,
      [message.uuid, couple.userId],
    );
    const budgetLine = { uuid: '00000000-0000-4000-8000-00000000e013' };
    const budgetChange = { uuid: '00000000-0000-4000-8000-00000000e014' };
    const budgetFile = { uuid: '00000000-0000-4000-8000-00000000e015' };
    const budgeted = await couple.browser.call('POST', '/web-api/v1/budget/changes', {
      uuid: budgetChange.uuid,
      operations: [
        {
          ...{ op: 'add', of: 'line', uuid: budgetLine.uuid },
          values: { ...NEW_LINE, section: 'ELSE', categoryKey: null, name: 'Arch', position: 1 },
        },
      ],
    });
    expect(budgeted.status, budgeted.text).toBe(200);
    await app.platform.db.$client.query(
      `insert into budget_files (uuid, wedding_id, line_uuid, name, media_type, bytes, added_at)
       select $1, wedding_id, uuid, 'contract.pdf', 'application/pdf', 9, now() from budget_lines where uuid = $2`,
      [budgetFile.uuid, budgetLine.uuid],
    );
    const favorite = { uuid: '00000000-0000-4000-8000-00000000e004' };
    const { uuid } = board.body;
    const inquiry = { uuid: '00000000-0000-4000-8000-00000000e005' };
    const attachment = { uuid: '00000000-0000-4000-8000-00000000e006' };
    await openTown(app);
    const { id: storefrontId } = await openListing(app);
    await app.platform.db.$client.query(
      `insert into inquiries (uuid, wedding_id, storefront_id, taxonomy_node_id, status, created_at, updated_at, ready_at, last_seq,
         last_event_at, last_event_type, last_message_at, last_message_by, last_message_text, couple_names, credit_price, reply_token)
       select $1, wedding_id, $3, 5, 'READY', now(), now(), now(), 1, now(), 'COUPLE_OUTREACH', now(), 'COUPLE', 'Hello', 'Maya', 7, 'x'
       from wedding_members where user_id = $2`,
      [inquiry.uuid, couple.userId, storefrontId],
    );
    await app.platform.db.$client.query(
      `insert into inquiry_attachments (uuid, inquiry_uuid, event_seq, side, name, media_type, bytes, created_at)
       values ($1, $2, 1, 'COUPLE', 'plan.pdf', 'application/pdf', 9, now())`,
      [attachment.uuid, inquiry.uuid],
    );
    const task = { uuid: '00000000-0000-4000-8000-00000000e011' };
    const listedTask = await couple.browser.call('POST', '/web-api/v1/checklist/tasks', {
      ...TASK,
      requestUuid: task.uuid,
      userUuids: [],
    });
    expect(listedTask.status, listedTask.text).toBe(200);
    const comment = { uuid: '00000000-0000-4000-8000-00000000e012' };
    await couple.browser.call('POST', `/web-api/v1/checklist/tasks/${task.uuid}/comments`, {
      requestUuid: comment.uuid,
      text: 'Ours',
    });
    const taskFile = { uuid: '00000000-0000-4000-8000-00000000e013' };
    await app.platform.db.$client.query(
      `insert into checklist_files (uuid, task_uuid, wedding_id, name, media_type, bytes, created_at, kept_at)
       select $1, $2, wedding_id, 'plan.pdf', 'application/pdf', 9, now(), now() from wedding_members where user_id = $3`,
      [taskFile.uuid, task.uuid, couple.userId],
    );
    const website = await couple.browser.call('POST', '/web-api/v1/website/start', { design: 'deco' });
    const sitePage = { uuid: (website.body as { pages: { id: string }[] }).pages[0]?.id ?? '' };
    const siteMessage = { uuid: '00000000-0000-4000-8000-00000000e014' };
    await app.platform.db.$client.query(
      `insert into website_messages (uuid, wedding_id, name, email, text, at)
       select $1, wedding_id, 'Sam', '', 'Hello', now() from websites`,
      [siteMessage.uuid],
    );
    const seatingPlan = { uuid: '00000000-0000-4000-8000-00000000e017', number: '1' };
    const seatingRun = { ...seatingPlan, runUuid: '00000000-0000-4000-8000-00000000e018' };
    const seatingRule = { uuid: '00000000-0000-4000-8000-00000000e019' };
    const seated = await couple.browser.call('POST', '/web-api/v1/seating/plans', {
      ...{ uuid: seatingPlan.uuid, eventUuid: event.uuid, name: 'Reception' },
      from: { kind: 'TABLES', sizeKey: 'ROUND_60', tables: 2 },
    });
    expect(seated.status, seated.text).toBe(200);
    await couple.browser.call('POST', `/web-api/v1/seating/plans/${seatingPlan.uuid}/versions`, {
      name: 'Ours',
    });
    await couple.browser.call('POST', `/web-api/v1/seating/plans/${seatingPlan.uuid}/runs`, {
      ...{ runUuid: seatingRun.runUuid, kind: 'PROVE', seed: 1 },
    });
    const ruled = await couple.browser.call(
      'PUT',
      `/web-api/v1/seating/rules/${seatingRule.uuid}`,
      SEATING_RULE,
    );
    expect(ruled.status, ruled.text).toBe(200);
    const seatingSheet = { uuid: '00000000-0000-4000-8000-00000000e020' };
    const shared = await couple.browser.call('POST', '/web-api/v1/seating/sheets', {
      ...{ ...seatingSheet, eventUuid: event.uuid, label: 'Kitchen', fields: [], expiresOn: null },
    });
    expect(shared.status, shared.text).toBe(200);
    const dayItem = { uuid: '00000000-0000-4000-8000-00000000e021' };
    const dayVendor = { uuid: '00000000-0000-4000-8000-00000000e022' };
    const dayHelper = { uuid: '00000000-0000-4000-8000-00000000e023' };
    for (const [method, path, body] of [
      ['PUT', `/web-api/v1/day-of/items/${dayItem.uuid}`, { ...DAY_ITEM, version: 0 }],
      ['PUT', `/web-api/v1/day-of/vendors/${dayVendor.uuid}`, { ...DAY_VENDOR, version: 0 }],
      [
        'POST',
        '/web-api/v1/day-of/helpers',
        { ...dayHelper, name: 'Tess', rights: ['CHECK_IN'], ends: 'MORNING' },
      ],
    ] as const) {
      const planned = await couple.browser.call(method, path, body);
      expect(planned.status, planned.text).toBe(200);
    }
    const ofPlan = named.filter(({ path }) => path.startsWith('/web-api/v1/seating/plans/{uuid}'));
    const ofTask = named.filter(({ path }) => path.startsWith('/web-api/v1/checklist/tasks/{uuid}'));
    const ofImport = named.filter(({ path }) => path.startsWith('/web-api/v1/guests/imports/{uuid}'));
    const ofMessage = named.filter(({ path }) => path.startsWith('/web-api/v1/rsvp/messages/{uuid}'));
    const ofInquiry = named.filter(({ path }) => path.startsWith('/web-marketplace-api/v1/inquiry/{uuid}'));
    const ofReview = named.filter(({ path }) => path.includes('/storefront/{uuid}/own-review'));
    return {
      ...Object.fromEntries(ofTask.map(({ path }) => [path, task])),
      ...Object.fromEntries(ofPlan.map(({ path }) => [path, seatingRun])),
      '/web-api/v1/seating/rules/{uuid}': seatingRule,
      '/web-api/v1/seating/sheets/{uuid}/revoke': seatingSheet,
      '/web-api/v1/day-of/items/{uuid}': dayItem,
      '/web-api/v1/day-of/vendors/{uuid}': dayVendor,
      '/web-api/v1/day-of/helpers/{uuid}': dayHelper,
      '/web-api/v1/checklist/comments/{uuid}/remove': comment,
      '/web-api/v1/checklist/files/{uuid}': taskFile,
      '/web-api/v1/checklist/files/{uuid}/remove': taskFile,
      ...Object.fromEntries(ofImport.map(({ path }) => [path, guestImport])),
      ...Object.fromEntries(ofMessage.map(({ path }) => [path, message])),
      ...Object.fromEntries(ofInquiry.map(({ path }) => [path, inquiry])),
      // Named by its business: everybody asks for their own, and of a page that is not there is none.
      ...Object.fromEntries(
        ofReview.map(({ path }) => [
          path,
          { ...exported, uuid: exported.id, kind: 'CONTRACT', fileUuid: exported.id },
        ]),
      ),
      '/web-marketplace-api/v1/inquiry-attachment/{uuid}': attachment,
      '/web-marketplace-api/v1/favorites/storefront/{uuid}': favorite,
      '/web-marketplace-api/v1/favorites/wedding-photo/{uuid}': favorite,
      '/web-marketplace-api/v1/favorites/saved/{uuid}': favorite,
      '/web-marketplace-api/v1/favorites/boards/{uuid}': { uuid },
      '/web-marketplace-api/v1/favorites/boards/{uuid}/share': { uuid },
      '/web-api/v1/budget/changes/{uuid}/undo': budgetChange,
      '/web-api/v1/budget/lines/{uuid}/files/{name}': budgetLine,
      '/web-api/v1/budget/files/{uuid}': budgetFile,
      '/web-api/v1/guests/households/{uuid}': household,
      '/web-api/v1/guests/households/{uuid}/history': household,
      '/web-api/v1/guests/events/{uuid}': event,
      '/web-api/v1/guests/events/{uuid}/remove': event,
      '/web-api/v1/guests/filters/{uuid}': guestFilter,
      '/web-api/v1/guests/filters/{uuid}/remove': guestFilter,
      '/web-api/v1/guests/suggestions/{uuid}/accept': suggestion,
      '/web-api/v1/guests/suggestions/{uuid}/decline': suggestion,
      '/web-api/v1/guests/suggestions/{uuid}/reopen': suggestion,
      '/web-api/v1/guests/tags/{uuid}': guestTag,
      '/web-api/v1/guests/tags/{uuid}/remove': guestTag,
      '/web-api/v1/rsvp/claims/{uuid}/match': claim,
      '/web-api/v1/rsvp/claims/{uuid}/add': claim,
      '/web-api/v1/rsvp/claims/{uuid}/ignore': claim,
      '/web-api/v1/rsvp/claims/{uuid}/reopen': claim,
      '/web-api/v1/rsvp/households/{householdUuid}/cards': card,
      '/web-api/v1/rsvp/households/{householdUuid}/cards/{key}/undo': card,
      '/web-api/v1/rsvp/sheets/{uuid}/revoke': sheet,
      '/web-api/v1/rsvp/events/{uuid}/guarantee': event,
      '/web-api/v1/rsvp/events/{uuid}/count-plan': event,
      '/web-api/v1/website/pages/{uuid}/privacy': sitePage,
      '/web-api/v1/website/pages/{uuid}/passcode': sitePage,
      '/web-api/v1/website/events/{uuid}/visibility': event,
      '/web-api/v1/website/messages/{uuid}/remove': siteMessage,
      '/web-api/v1/website/messages/{uuid}/restore': siteMessage,
      '/web-api/v1/rsvp/rehearsal/{uuid}': household,
      '/web-api/v1/rsvp/change-requests/{uuid}': request,
      '/web-api/v1/rsvp/households/{uuid}/extension': household,
      '/web-marketplace-api/v1/media/{uuid}': picture,
      '/web-api/v1/account/sessions/{id}': session,
      '/web-api/v1/account/passkeys/{id}': passkey,
      '/web-api/v1/account/export/{id}/download': exported,
      '/web-api/v1/account-invitation/uuid/{uuid}/{action}': invitation,
    };
  }

  const SEATING_RULE = {
    ...{ kind: 'MIX', guestUuids: [], tagUuid: null, tableNumbers: [], fixture: null, distanceIn: null },
    ...{ balance: 'SIDE', strength: 'NICE', note: '' },
  };
  const DAY_ITEM = {
    ...{ startsMinute: 990, minutes: 30, title: 'Ceremony', kind: 'FIXED', owner: '', place: '', note: '' },
    ...{ audience: [], version: 1 },
  };
  const DAY_VENDOR = { name: 'The band', service: '', arrivesMinute: 960, phone: '', place: '', version: 1 };
  const OWN_QUERIES: Readonly<Record<string, string>> = {
    '/web-api/v1/seating/plans/{uuid}/print': '?kind=BY_NAME',
  };
  /** Of calls whose fields mean something else elsewhere. */
  const OWN_REVIEW = {
    rating: 1,
    quality: 1,
    communication: 1,
    value: 1,
    professionalism: 1,
    flexibility: 1,
    title: 'Ours now',
    text: 'Ours now, in more words than the fifty letters that are asked for.',
    authorName: 'Ours',
    bookedFor: '',
    paidBand: null,
    showsPaid: false,
    pictureIds: [],
  };
  const OWN_BODIES: Readonly<Record<string, object>> = {
    '/web-marketplace-api/v1/storefront/{uuid}/own-review': OWN_REVIEW,
    '/web-marketplace-api/v1/storefront/{uuid}/own-review/submit': OWN_REVIEW,
    '/web-marketplace-api/v1/storefront/{uuid}/own-review/dispute/answer': { words: 'Ours now' },
    '/web-api/v1/seating/rules/{uuid}': SEATING_RULE,
    '/web-api/v1/day-of/items/{uuid}': DAY_ITEM,
    '/web-api/v1/day-of/vendors/{uuid}': DAY_VENDOR,
    '/web-api/v1/seating/plans/{uuid}/runs': {
      ...{ runUuid: '00000000-0000-4000-8000-00000000e01a', kind: 'PROVE', seed: 1 },
    },
    '/web-api/v1/seating/plans/{uuid}/results': { kind: 'FILL', seed: 1, basedOn: 1, chairs: [] },
  };
  const TASK = {
    ...{ title: 'Ours now', note: '', dueOn: null, dueTime: '', minutes: null, place: '', repeats: null },
  };
  const VALID_BODY = {
    ...TASK,
    isDone: true,
    isRemoved: true,
    userUuids: [],
    as: '00000000-0000-4000-8000-00000000e016',
    ...NEW_EVENT,
    ...NEW_HOUSEHOLD,
    people: [{ ...NEW_PERSON, uuid: null }],
    version: 1,
    name: 'Ours now',
    color: 'WINE',
    note: 'Ours now',
    requestUuid: '00000000-0000-4000-8000-00000000e007',
    message: 'Ours now',
    seq: 1,
    reason: 'OTHER',
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    totalCents: null,
    contractSignedOn: null,
    payments: [],
    files: [['names']],
    defaults: { side: 'BOTH', list: 'INVITED' },
    edits: [],
    choices: [],
    result: null,
    householdUuid: '00000000-0000-4000-8000-00000000e010',
    takes: [],
    key: '00000000-0000-4000-8000-00000000e009',
    how: 'MAIL',
    reply: { people: [], note: 'Ours now' },
    decision: 'approve',
    freezeOn: null,
    reservePercent: 0,
    plateCents: null,
    latePercent: 20,
    until: null,
    audience: 'EVERYONE',
    visibility: 'EVERYONE',
    eventUuid: null,
    language: 'en',
    subject: 'Ours now',
    text: 'Ours now',
    when: 'NOW',
    day: null,
    time: '',
    operationUuid: '00000000-0000-4000-8000-00000000e01b',
    operations: [
      {
        uuid: '00000000-0000-4000-8000-00000000e01c',
        steps: [{ on: 'plan', before: {}, after: {} }],
      },
    ],
  };
  const named = CONTRACT_CALLS.filter(
    ({ path, meta }) => /\{(id|uuid|householdUuid)\}/.test(path) && meta.access === 'signed-in',
  );

  it('is refused by every call that takes an id, and stays as it was', async () => {
    const records = await recordsOfCouple();
    const stranger = await signUpCouple(app, 'Stranger');
    await stepUp(app, stranger);
    const watch = await watchTables(app.platform.db);
    for (const call of named) {
      const record = records[call.path];
      expect(record, `Add a record for ${label(call)}`).toBeDefined();
      const query = OWN_QUERIES[call.path] ?? '';
      const url = `${fillPath(call.path, { name: 'guests.csv', ...record })}${query}`;
      // Valid for every one of them, so that it is the person who is refused and not the words.
      const answer = call.meta.fileBytes
        ? await stranger.browser.send({
            method: call.method,
            url,
            headers: {
              'x-csrf-token': await stranger.browser.csrfToken(),
              'content-type': 'application/octet-stream',
            },
            payload: 'Name\nAna Lee',
          })
        : await stranger.browser.call(
            call.method,
            url,
            call.method === 'GET' ? undefined : { ...VALID_BODY, ...OWN_BODIES[call.path] },
          );
      await watch.expectNoTrace(answer, label(call));
      // Taking a mark away twice is no failure; a stranger takes none away either.
      if (/favorites\/(storefront|wedding-photo)\//.test(call.path)) {
        expect(answer.body, label(call)).toEqual({ deleted: false });
        continue;
      }
      expect([403, 404], `${label(call)}: ${answer.text}`).toContain(answer.status);
      expectNoLeak(answer);
    }
    expect((await couple.browser.call('GET', '/web-api/v1/account')).status).toBe(200);
    const { rows } = await app.platform.db.$client.query(
      'select status from wedding_invitations where email = $1',
      ['jonah@people.example'],
    );
    expect(rows).toEqual([{ status: 'PENDING' }]);
    const picture = await couple.browser.call(
      'GET',
      fillPath('/web-marketplace-api/v1/media/{uuid}', records['/web-marketplace-api/v1/media/{uuid}']),
    );
    expect(picture.status).toBe(200);
    const inquiries = await app.platform.db.$client.query('select status, version from inquiries');
    expect(inquiries.rows).toEqual([{ status: 'READY', version: 1 }]);
  });
});
