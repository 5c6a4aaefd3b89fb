/** Of the call `navigation.user`, for the two places that come before the contract's client. */
export const USER_PATH = '/website-nav/web-api/v1/user/get';
