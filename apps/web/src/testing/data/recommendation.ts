export const noRecommendation = { isRecommended: false, viewerCanRecommend: false, recommendation: null };
