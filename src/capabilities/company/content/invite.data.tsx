import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import twoCoupes from './pictures/two-coupes-sage.webp?url';

export const inviteArticle: Article = {
  area: 'Planning',
  title: 'Plan it together',
  description:
    'Invite your partner, a planner, family or friends to plan your wedding on Ampersand, and decide what each may see and do.',
  lead: 'Invite your partner first, then whoever you want around the table. You decide what each of them may do.',
  updatedOn: '2026-11-15',
  picture: { src: twoCoupes, alt: 'Line drawing of two champagne coupes with roses' },
  action: { label: 'Invite your partner', to: paths.accountSettings('partner') },
  sections: [
    {
      id: 'partner',
      title: 'Invite your partner',
      body: (
        <>
          <ol>
            <li>
              Open <TextLink to={paths.accountSettings('partner')}>partner and people</TextLink> in your
              settings.
            </li>
            <li>Enter their first name and email address, and leave “Partner” chosen.</li>
            <li>Confirm with the six-digit code we send you.</li>
            <li>They open the link, create an account or log in, and say yes.</li>
          </ol>
          <p>
            From then on the wedding belongs to you both. What one changes, the other sees at once. The link
            works for 14 days and can be sent again or taken back.
          </p>
        </>
      ),
    },
    {
      id: 'roles',
      title: 'Who may do what',
      body: (
        <FactList
          facts={[
            { term: 'Partner', text: 'Everything, like you. A wedding has at most two partners.' },
            {
              term: 'Planner',
              text: 'Changes the details and writes to vendors. Sees no budget, and cannot change your names, the members or your preferences.',
            },
            {
              term: 'Family',
              text: 'Sees the wedding without the budget, and will work on the guest list when it opens.',
            },
            { term: 'Viewer', text: 'View only, without the budget.' },
          ]}
        />
      ),
    },
    {
      id: 'friends',
      title: 'Invite friends',
      body: (
        <>
          <p>
            A friend who helps you plan is best invited as a viewer or as family. A friend who marries soon
            needs no invitation: send them the address of this site.
          </p>
          <p>
            We pay no rewards for referrals and ask for nobody’s address book. If you like it here, tell
            someone; if not, <TextLink to={companyPaths.contact()}>tell us</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'if-plans-change',
      title: 'If plans change',
      body: (
        <p>
          Partners can remove whoever joined by invitation, from the same list, and everyone can leave by
          themselves. Whoever is removed loses access at once and is told by email. The last partner cannot
          leave the wedding behind: deleting that account deletes the wedding with it.
        </p>
      ),
    },
  ],
  related: [
    { label: 'Questions about partners', to: `${companyPaths.faq()}#partner` },
    { label: 'Ampersand on your phone', to: companyPaths.app() },
  ],
};
