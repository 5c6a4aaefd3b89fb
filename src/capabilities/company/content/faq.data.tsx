import { companyPaths } from '#app/rules/company-paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { Article } from '../parts/article.ts';
import { QuestionList } from '../parts/question-list.tsx';
import { ACCOUNT_QUESTIONS, ASK_US, PARTNER_QUESTIONS, PRIVACY_QUESTIONS } from './faq-account.data.tsx';
import { MONEY_QUESTIONS, VENDOR_QUESTIONS } from './faq-marketplace.data.tsx';

export const faqArticle: Article = {
  area: 'Help',
  title: 'Questions and answers',
  description:
    'Answers about your Ampersand account, planning with a partner, privacy, finding vendors, and what things cost.',
  lead: 'Short answers about what Ampersand does today, and what is planned.',
  updatedOn: '2026-11-15',
  sections: [
    { id: 'account', title: 'Your account', body: <QuestionList questions={ACCOUNT_QUESTIONS} /> },
    { id: 'partner', title: 'Partner and people', body: <QuestionList questions={PARTNER_QUESTIONS} /> },
    { id: 'privacy', title: 'Privacy', body: <QuestionList questions={PRIVACY_QUESTIONS} /> },
    { id: 'vendors', title: 'Vendors', body: <QuestionList questions={VENDOR_QUESTIONS} /> },
    { id: 'money', title: 'Money', body: <QuestionList questions={MONEY_QUESTIONS} /> },
    { id: 'ask', title: 'Something else?', body: ASK_US },
  ],
  related: [
    { label: 'Contact us', to: companyPaths.contact() },
    { label: 'Talk to an advisor', to: companyPaths.advisor() },
    { label: 'Plan it together', to: companyPaths.invite() },
    { label: 'Questions from vendors', to: vendorPaths.faq },
  ],
};
