/** What an inquiry asks about money; the specification has a flag for each kind. */
export type BudgetQuestion = 'VENDOR' | 'WEDDING' | 'NONE';

export type BudgetFlags = {
  removeBudgetFromInquiryFlow: boolean;
  removeVendorBudgetFromInquiryFlow: boolean;
};

/** Without the vendor's own budget the whole wedding's is asked, unless no money is to be mentioned at all. */
export function budgetQuestion(flags: BudgetFlags): BudgetQuestion {
  if (flags.removeBudgetFromInquiryFlow) return 'NONE';
  return flags.removeVendorBudgetFromInquiryFlow ? 'WEDDING' : 'VENDOR';
}
