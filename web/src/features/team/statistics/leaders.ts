/** How many are named beside the club's own figures, and in a list of their own. */
export const FEW_LEADERS = 5;
export const MANY_LEADERS = 20;
